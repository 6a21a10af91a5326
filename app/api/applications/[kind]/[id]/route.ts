import { prepareApplication } from "@/lib/applications/apply";
import { targetInput } from "@/lib/applications/schema";
import { currentViewer } from "@/lib/auth/viewer";
import { logError } from "@/lib/monitoring/log";
import { refuseTooMany } from "@/lib/security/rate-limit";

type Props = RouteContext<"/api/applications/[kind]/[id]">;

/** Returns the initial data of the application dialog: CVs, letter, and whether applying is possible. */
export async function GET(_request: Request, { params }: Props): Promise<Response> {
  const headers = { "Cache-Control": "private, no-store" };
  const refuse = (status: number, error: string) => Response.json({ error }, { status, headers });
  try {
    const viewer = await currentViewer();
    if (viewer === null) return refuse(401, "not_signed_in");
    const refusal = await refuseTooMany("prepare-application", viewer.id);
    if (refusal) return refusal;
    const target = targetInput.safeParse(await params);
    const preparation = target.success ? await prepareApplication(viewer, target.data) : null;
    return preparation === null
      ? refuse(404, "not_found")
      : Response.json(preparation, { headers });
  } catch (error) {
    logError("applications.prepare", error);
    return refuse(503, "unavailable");
  }
}
