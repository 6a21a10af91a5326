import { liveAnswer } from "@/lib/monitoring/health";

export const dynamic = "force-dynamic";

/** For whoever starts the site anew when it no longer answers. */
export const GET = liveAnswer;
