import type { Account, Target } from "./target";

/** What a line looks at in an answer. */
export type Answer = { status: number; code?: string | null; [detail: string]: unknown };

/** What one run has at hand: an account, a rival, an open offer. */
export type Stage = { target: Target; account: Account; other: Account; job: string };

/**
 * One promise of Supabase's documentation: what is asked, and what a hosted project should answer. Where
 * ours is known to answer otherwise, that is recorded, so that it does not drift; mails are read from
 * ours alone.
 */
export type Line = [
  name: string,
  ask: (stage: Stage) => Promise<Answer>,
  hosted: Partial<Answer>,
  but?: { local?: Partial<Answer>; reads?: "mails" },
];

/** The status of an answer, and the code of its error by whichever name the service gives it. */
export async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text();
  const body: Record<string, unknown> = text.startsWith("{") ? JSON.parse(text) : {};
  const code = body.error_code ?? body.statusCode ?? body.code ?? null;
  return {
    status: response.status,
    code: code === null ? null : String(code),
    type: response.headers.get("content-type"),
    range: response.headers.get("content-range"),
    applied: response.headers.get("preference-applied"),
    body: text.startsWith("{") || text.startsWith("[") ? JSON.parse(text) : text,
  };
}
