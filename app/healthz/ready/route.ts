import { readyAnswer } from "@/lib/monitoring/health";

export const dynamic = "force-dynamic";

/** Readiness, for a load balancer and the operator's monitoring. */
export const GET = readyAnswer;
