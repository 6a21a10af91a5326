import { jsonWithEtag } from "@/app/api/v1/_parts/answer";
import { openApi } from "@/app/api/v1/_parts/openapi";

export function GET(request: Request): Response {
  return jsonWithEtag(request, openApi());
}
