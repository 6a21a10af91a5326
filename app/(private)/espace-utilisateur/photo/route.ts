import { currentViewer } from "@/lib/auth/viewer";
import { logError } from "@/lib/monitoring/log";
import { findProfile } from "@/lib/profile/queries";
import { imageType } from "@/lib/shared/pictures";
import { requestClient } from "@/lib/supabase/server";

export async function GET() {
  try {
    const viewer = await currentViewer();
    const path = viewer && (await findProfile(viewer.id))?.avatar_path;
    const type = path && imageType(path);
    if (!path || !type) return new Response(null, { status: 404, headers });

    const client = await requestClient();
    const photo = await client.storage.from("avatars").download(path);
    if (photo.error) throw photo.error;
    return new Response(photo.data, { headers: { ...headers, "content-type": type } });
  } catch (error) {
    logError("photo.open", error);
    return new Response(null, { status: 503, headers });
  }
}

const headers = {
  "cache-control": "private, no-store",
  "x-content-type-options": "nosniff",
  "cross-origin-resource-policy": "same-origin",
  "content-disposition": "inline",
};
