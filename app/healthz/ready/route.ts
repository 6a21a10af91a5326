import { readyAnswer } from "@/lib/monitoring/health";

export const dynamic = "force-dynamic";

/** For a load balancer and the operator's watch. */
export const GET = readyAnswer;
