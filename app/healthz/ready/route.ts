import { readyAnswer } from "@/lib/monitoring/health";

export const dynamic = "force-dynamic";

/** Readiness, for load balancers and monitoring. */
export const GET = readyAnswer;
