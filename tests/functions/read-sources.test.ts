import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { describe, it } from "node:test";
import { handle } from "#supabase/functions/read-sources/handler.ts";
import type { Network } from "#supabase/functions/read-sources/reading.ts";
import { SECRET, setStage } from "./stage.ts";

const SOURCE = "0a0b0c0d-0000-4000-8000-000000000002";
const address = "https://nord.example.ca/offres.xml";
const DUE = { id: SOURCE, address, mapping: { contract: { "": "CDD" } } };
const FEED =
  "<source><job><id>1</id><title>Soudeuse</title><description>Souder.</description><category>Atelier</category></job></source>";

/** An Internet of one document. */
const internet = (text: string | Error, status = 200): Network => ({
  addressesOf: async () => ["9.9.9.9"],
  askAt: async () => ({
    status,
    headers: { etag: '"1"' },
    get bytes() {
      if (text instanceof Error) throw text;
      return Buffer.from(text);
    },
    isWhole: true,
  }),
});

function stage(
  text: string | Error,
  status?: number,
  database: Parameters<typeof setStage>[0] = {},
) {
  const due = [DUE];
  const set = setStage({
    claim_source: () => due.splice(0, 1),
    run_source: () => ({}),
    check_source: () => null,
    ...database,
  });
  const call = (body: object, token: string | null = "jeton") =>
    set.call(
      (request, environment) => handle(request, environment, internet(text, status)),
      body,
      token,
    );
  const runs = () => set.calls.filter(({ name }) => name === "run_source").map(({ args }) => args);
  return { ...set, call, runs };
}

describe("La lecture des sources d'offres", () => {
  it("lit ce qui est dû, avec les mots de l'entreprise, et dit ce qu'elle a lu", async () => {
    const { call, runs, calls } = stage(FEED);
    assert.equal((await call({}, SECRET)).status, 200);
    assert.deepEqual(runs(), [
      {
        ...{ source: SOURCE, outcome: "read", etag: '"1"', last_modified: null, problems: [] },
        offers: [
          {
            line: 1,
            reference: "1",
            content: { title: "Soudeuse", description: "Souder.", contract_type: "CDD" },
          },
        ],
      },
    ]);
    assert.deepEqual(calls.at(-1)?.args, {
      ...{ job: "read-sources", outcome: "done", counts: { sources: 1, failed: 0 } },
    });
  });

  it("note une source inchangée, ou qui échoue, sans échouer elle-même", async () => {
    const same = stage("", 304);
    assert.equal((await same.call({}, SECRET)).status, 200);
    assert.deepEqual(same.runs(), [{ source: SOURCE, outcome: "unchanged" }]);
    const broken = stage("", 500);
    assert.equal((await broken.call({}, SECRET)).status, 200);
    const [failed] = broken.runs();
    assert.equal(failed?.outcome, "failed");
    assert.match(JSON.stringify(failed?.problems), /l’erreur 500/);
    // What nobody thought of is this source's failure alone, with a line for the operator.
    const unthought = stage(Error("oups"));
    assert.equal((await unthought.call({}, SECRET)).status, 200);
    assert.equal(unthought.runs()[0]?.outcome, "failed");
    assert.match(unthought.log[0] ?? "", /read-sources\.run.*oups/);
  });

  it("ne prend ce que montre un RSS que pour une partie", async () => {
    const { call, runs } = stage(
      "<rss><channel><item><title>Cariste</title><description>Conduire.</description></item></channel></rss>",
    );
    await call({}, SECRET);
    assert.equal(runs()[0]?.outcome, "partial");
  });

  it("échoue, et le note, quand la base ne suit pas", async () => {
    const { call, calls, log } = stage(FEED, 200, {
      run_source: () => Promise.reject(Error("non")),
    });
    assert.equal((await call({}, SECRET)).status, 502);
    assert.equal(calls.at(-1)?.args.outcome, "failed");
    assert.match(log[0] ?? "", /read-sources\.run/);
  });

  it("montre à une personne ce qu'une adresse apporterait, et les mots à choisir", async () => {
    const { call, runs } = stage(FEED);
    const { status, body } = await call({ employer: SOURCE, address });
    assert.equal(status, 200);
    const { preview } = body as { preview: { total: number; words: object } };
    assert.equal(preview.total, 1);
    assert.deepEqual(preview.words, { contract: [""], province: [""], trade: ["Atelier"] });
    assert.deepEqual(runs(), []);
    const posting =
      '{"@type": "JobPosting", "title": "Cariste", "description": "Conduire.", "identifier": 7}';
    const careers = stage(
      `<!doctype html><html><script type="application/ld+json">${posting}</script></html>`,
    );
    const page = (await careers.call({ employer: SOURCE, address })).body as typeof body;
    assert.equal(Object(page).preview.kind, "page");
    assert.equal(Object(page).preview.offers[0].title, "Cariste");
    assert.deepEqual(await stage("Bonjour").call({ employer: SOURCE, address }), {
      status: 422,
      body: {
        ...{ success: false, error: "not_read" },
        message: "Ce document n’est ni un fil XML, ni une page web.",
      },
    });
  });

  it("ne lit rien pour qui n'y a pas droit", async () => {
    for (const error of ["not_owner", "address_elsewhere", "too_many"]) {
      const { call } = stage(FEED);
      const { fetch } = globalThis;
      globalThis.fetch = async (input, init) =>
        String(input).endsWith("check_source")
          ? Response.json({ message: error }, { status: 400 })
          : fetch(input, init);
      assert.equal((await call({ employer: SOURCE, address })).status, 403, error);
    }
    const { call, calls } = stage(FEED);
    assert.equal((await call({ employer: SOURCE, address }, null)).status, 401);
    assert.equal((await call({ employer: "moi", address })).status, 400);
    assert.deepEqual(calls, []);
    assert.deepEqual((await call({ source: SOURCE })).body, { success: true, run: "read" });
    assert.deepEqual((await call({ source: SOURCE })).body, { success: true, run: null });
    const owned = stage(FEED, 200, { claim_source: ({ caller }) => (caller ? [DUE] : []) });
    assert.deepEqual((await owned.call({ source: SOURCE })).body, { success: true, run: "read" });
  });
});
