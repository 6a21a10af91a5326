import { readyAnswer } from "@/lib/monitoring/health";

export const dynamic = "force-dynamic";

/** The same as /healthz/ready, for those who know this address. */
export const GET = readyAnswer;
