import { liveAnswer } from "@/lib/health";

export const dynamic = "force-dynamic";

/** For whoever starts the site anew when it no longer answers. */
export const GET = liveAnswer;
