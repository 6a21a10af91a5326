import { readyAnswer } from "@/lib/monitoring/health";

export const dynamic = "force-dynamic";

/** The same as /healthz/ready. */
export const GET = readyAnswer;
