import { liveAnswer } from "@/lib/monitoring/health";

export const dynamic = "force-dynamic";

/** Liveness: the host restarts a process that does not answer. */
export const GET = liveAnswer;
