import { answerList } from "@/app/api/v1/_parts/answer";

type Context = { params: Promise<{ list: string }> };

/** Public data by page: `/api/v1/offres`, `/missions`, `/bourses`, `/actualites`. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  return answerList(request, (await params).list);
}
