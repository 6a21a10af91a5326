import {
  jobOf,
  knownWord,
  mappedFields,
  type SourceMapping,
  type SourceOffer,
  type SourcePreview,
} from "#lib/shared/source-offers.ts";
import { answer, callerOf, isOperator, isUuid } from "#supabase/functions/_shared/caller.ts";
import { callDatabase, callDatabaseAs } from "#supabase/functions/_shared/database.ts";
import type { FunctionEnvironment } from "#supabase/functions/_shared/environment.ts";
import { type Counted, logFailure, noted } from "#supabase/functions/_shared/failure.ts";
import { SourceError } from "./parsing.ts";
import { type Network, READER, readSource, type Version } from "./reading.ts";

type Due = Version & { id: string; address: string; mapping: SourceMapping };

/** No further source is started after this time; the platform ends a call later. */
const MAX_MILLISECONDS = 30_000;
/** Time limit of the database for a run of ten thousand offers. */
const RUN_MILLISECONDS = 100_000;
const SHOWN_OFFERS = 200;
const SHOWN_WORDS = 30;

/**
 * Reads the sources of offers that companies have connected (docs/how-it-works.md).
 *
 * Request: POST `{}` with the secret key, for all that are due; with a person's token
 * `{ "employer": "<uuid>", "address": "https://…" }` to preview a source, or `{ "source": "<uuid>" }` for the
 * first run of one that this owner connected.
 * Answer: `{ "success": true }`, with `preview` or `run`; else `{ "success": false, "error": … }` with
 * "invalid_request" (400), "not_signed_in" (401), "not_owner", "address_elsewhere" or "too_many" (403),
 * "not_read" with `message` (422), "not_finished" (503) or "failed" (502).
 */
export async function handle(
  request: Request,
  environment: FunctionEnvironment,
  network?: Network,
): Promise<Response> {
  const { source, employer, address } = Object(await request.json().catch(() => null));
  try {
    if (await isOperator(request, environment)) {
      const counts: Counted = { sources: 0, failed: 0 };
      const round = () => runDue(environment, counts, network);
      return await noted(environment, "read-sources", round, () => counts);
    }
    const authorization = request.headers.get("authorization");
    const caller = await callerOf(request, environment);
    if (authorization === null || caller === null) return answer(401, "not_signed_in");
    if (isUuid(source)) {
      const [due] = (await callDatabase(environment, "claim_source", { source, caller })) as Due[];
      const run = due ? await runSource(environment, due, network) : null;
      return Response.json({ success: true, run });
    }
    if (!isUuid(employer) || typeof address !== "string") return answer(400, "invalid_request");
    await callDatabaseAs(environment, authorization, "check_source", { employer, address });
    return Response.json({ success: true, preview: await preview(environment, address, network) });
  } catch (error) {
    if (error instanceof SourceError) {
      const { message } = error;
      return Response.json({ success: false, error: "not_read", message }, { status: 422 });
    }
    const message = error instanceof Error ? error.message : "";
    const refusal = ["not_owner", "address_elsewhere", "too_many"].find((name) =>
      message.includes(name),
    );
    if (refusal) return answer(403, refusal);
    return answer(502, "failed", logFailure("read-sources", error));
  }
}

async function runDue(
  environment: FunctionEnvironment,
  counts: Counted,
  network: Network | undefined,
): Promise<Response> {
  const start = Date.now();
  let isFailed = false;
  for (;;) {
    const [due] = (await callDatabase(environment, "claim_source", {})) as Due[];
    if (due === undefined) return isFailed ? answer(502, "failed") : answer(200);
    try {
      const run = await runSource(environment, due, network);
      counts.sources = (counts.sources ?? 0) + 1;
      // A company's address that does not answer is the company's to fix.
      if (run === "failed") counts.failed = (counts.failed ?? 0) + 1;
    } catch (error) {
      logFailure("read-sources.run", error);
      isFailed = true;
    }
    if (Date.now() - start > MAX_MILLISECONDS) return answer(503, "not_finished");
  }
}

/** Reads a source and passes it to the database; returns the outcome. */
async function runSource(
  environment: FunctionEnvironment,
  { id: source, address, mapping, ...known }: Due,
  network: Network | undefined,
): Promise<string> {
  const settle = async (run: { outcome: string; [detail: string]: unknown }) => {
    await callDatabase(environment, "run_source", { source, ...run }, RUN_MILLISECONDS);
    return run.outcome;
  };
  try {
    const reading = await readSource(address, known, network, agentOf(environment));
    if (reading === null) return await settle({ outcome: "unchanged" });
    const { kind: _kind, isPartial, offers, ...rest } = reading;
    return await settle({
      outcome: isPartial ? "partial" : "read",
      ...rest,
      offers: offers.map((offer) => ({
        line: offer.line,
        reference: offer.reference,
        content: jobOf(offer, mapping),
      })),
    });
  } catch (error) {
    const message =
      error instanceof SourceError
        ? error.message
        : `La lecture a échoué de notre côté\u00a0: elle sera reprise. Si cela continue, écrivez-nous avec la référence ${logFailure("read-sources.run", error)}.`;
    return await settle({ outcome: "failed", problems: [{ line: 0, message }] });
  }
}

/** Some servers refuse clients without a User-Agent; this one includes a contact. */
const agentOf = ({ siteUrl, siteEmail }: FunctionEnvironment) =>
  `${READER}/1.0 (+${siteUrl}; ${siteEmail})`;

async function preview(
  environment: FunctionEnvironment,
  address: string,
  network: Network | undefined,
): Promise<SourcePreview> {
  const none = { etag: null, last_modified: null };
  const reading = await readSource(address, none, network, agentOf(environment));
  const { kind = "", offers = [], problems = [] } = reading ?? {};
  const [contract, province, trade] = mappedFields.map((field) => unknownWords(offers, field));
  return {
    kind,
    total: offers.length,
    offers: offers.slice(0, SHOWN_OFFERS),
    problems: problems.slice(0, SHOWN_OFFERS),
    problemCount: problems.length,
    words: { contract: contract ?? [], province: province ?? [], trade: trade ?? [] },
  };
}

function unknownWords(offers: SourceOffer[], field: (typeof mappedFields)[number]): string[] {
  const counts = new Map<string, number>();
  for (const { [field]: word } of offers) {
    if (knownWord(field, word) === null) counts.set(word ?? "", (counts.get(word ?? "") ?? 0) + 1);
  }
  const sorted = [...counts].sort(([, a], [, b]) => b - a).map(([word]) => word);
  return sorted.slice(0, SHOWN_WORDS);
}
