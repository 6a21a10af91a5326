import { liveAnswer } from "@/lib/monitoring/health";

export const dynamic = "force-dynamic";

/** Liveness: the host restarts a process that does not respond. */
export const GET = liveAnswer;
