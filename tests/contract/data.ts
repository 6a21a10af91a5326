import { expect } from "vitest";
import { answerOf, type Line, type Stage } from "./line";
import { ask } from "./target";

type Options = Parameters<typeof ask>[2];
const rest = (path: string, options?: (stage: Stage) => Options) => async (stage: Stage) =>
  answerOf(await ask(stage.target, `/rest/v1/${path}`, options?.(stage)));
const asMember =
  (options: Options = {}) =>
  (stage: Stage) => ({ ...options, token: stage.account.token });
const NOBODY = "00000000-0000-4000-8000-000000000000";
const prefer = (text: string) => ({ prefer: text });
const JSON_TYPE = "application/json; charset=utf-8";

/** https://docs.postgrest.org/en/stable/references/errors.html and …/api/pagination_count.html */
export const dataLines: Line[] = [
  [
    "une lecture est du JSON, avec son étendue sans total",
    rest("jobs?select=id&limit=1"),
    { status: 200, type: JSON_TYPE, range: "0-0/*" },
  ],
  [
    "une page partielle comptée répond 206 et le total",
    rest("jobs?select=id&limit=1", () => ({ headers: prefer("count=exact") })),
    { status: 206, range: expect.stringMatching(/^0-0\/\d+$/) },
  ],
  [
    "une page au-delà du compte est refusée",
    rest("jobs?select=id&offset=1000000", () => ({ headers: prefer("count=exact") })),
    { status: 416, code: "PGRST103" },
  ],
  ["une table inconnue", rest("inconnue"), { status: 404, code: "PGRST205" }],
  ["une colonne inconnue", rest("jobs?select=inconnue"), { status: 400, code: "42703" }],
  ["un identifiant qui n'en est pas un", rest("jobs?id=eq.abc"), { status: 400, code: "22P02" }],
  ["un filtre illisible", rest("jobs?id=abc.def"), { status: 400, code: "PGRST100" }],
  [
    "une seule ligne demandée, aucune trouvée",
    rest(`jobs?id=eq.${NOBODY}`, () => ({
      headers: { accept: "application/vnd.pgrst.object+json" },
    })),
    { status: 406, code: "PGRST116" },
  ],
  ["une clé fausse", rest("jobs", () => ({ key: "sb_publishable_fausse" })), { status: 401 }],
  [
    "une écriture interdite à un visiteur",
    rest("saved_items", ({ job, account }) => ({
      body: { kind: "job", publication_id: job, user_id: account.id },
    })),
    { status: 401, code: "42501" },
  ],
  [
    "une écriture interdite à un membre",
    rest("saved_items", ({ job, account, other }) => ({
      token: account.token,
      body: { kind: "job", publication_id: job, user_id: other.id },
    })),
    { status: 403, code: "42501" },
  ],
  [
    "une écriture sans retour, puis la même en double",
    async (stage) => {
      const save = rest("saved_items", ({ job, account }) => ({
        token: account.token,
        body: { kind: "job", publication_id: job, user_id: account.id },
      }));
      const first = await save(stage);
      return { ...(await save(stage)), first: [first.status, first.body] };
    },
    { status: 409, code: "23505", first: [201, ""] },
  ],
  [
    "une écriture qui renvoie sa ligne",
    rest("saved_items?select=user_id", ({ job, other }) => ({
      token: other.token,
      headers: prefer("return=representation"),
      body: { kind: "job", publication_id: job, user_id: other.id },
    })),
    { status: 201, body: [{ user_id: expect.any(String) }] },
  ],
  [
    "une valeur qui manque",
    rest("jobs", ({ target }) => ({ key: target.secretKey, body: { title: "Sans texte" } })),
    { status: 400, code: "23502" },
  ],
  [
    "une valeur hors de ses bornes",
    rest("jobs", ({ target }) => ({
      key: target.secretKey,
      body: { title: "", company_name: "E", description: "T" },
    })),
    { status: 400, code: "23514" },
  ],
  [
    "une effacement sans retour",
    rest(`saved_items?publication_id=eq.${NOBODY}`, asMember({ method: "DELETE" })),
    { status: 204, body: "" },
  ],
  [
    "une fonction inconnue",
    rest("rpc/inconnue", () => ({ body: {} })),
    { status: 404, code: "PGRST202" },
  ],
  [
    "un refus que la base prononce",
    rest("rpc/withdraw_application", asMember({ body: { application_id: NOBODY } })),
    { status: 400, code: "P0001" },
  ],
  [
    "un objet là où un texte est attendu devient ses mots",
    rest("rpc/suggest_towns", () => ({ body: { typed: { a: [1] } } })),
    { status: 200, body: [] },
  ],
  [
    "une liste et un oui, de même",
    rest("rpc/suggest", () => ({ body: { entries: ["job"], typed: true } })),
    { status: 200, body: [] },
  ],
  ...[5, true, { a: 1 }].map(
    (words): Line => [
      `${JSON.stringify(words)} là où une liste est attendue`,
      rest("rpc/count_searches", () => ({ body: { entries: "job", words } })),
      { status: 400, code: "22P02" },
    ],
  ),
  [
    "un mot là où oui ou non est attendu",
    rest("rpc/count_searches", () => ({
      body: { entries: "job", words: ["a"], expired: "peut-être" },
    })),
    { status: 400, code: "22P02" },
  ],
  [
    "ce qui est écrit ne se dit pas défait quand on l'a demandé",
    rest(
      `saved_items?publication_id=eq.${NOBODY}`,
      asMember({ method: "DELETE", headers: prefer("tx=rollback, handling=lenient") }),
    ),
    { status: 204, applied: null },
  ],
];
