import { expect } from "vitest";
import { answerOf, type Line, type Stage } from "./line";
import { ask } from "./target";

type Options = Parameters<typeof ask>[2];
const rest = (path: string, options?: (stage: Stage) => Options) => async (stage: Stage) =>
  answerOf(await ask(stage.target, `/rest/v1/${path}`, options?.(stage)));
const asMember =
  (options: Options = {}) =>
  (stage: Stage) => ({
    ...options,
    token: stage.account.token,
  });
const NOBODY = "00000000-0000-4000-8000-000000000000";
const prefer = (text: string) => ({ prefer: text });
const JSON_TYPE = "application/json; charset=utf-8";

/** https://docs.postgrest.org/en/stable/references/errors.html and …/api/pagination_count.html */
export const dataLines: Line[] = [
  {
    name: "une lecture est du JSON, avec son étendue sans total",
    ask: rest("jobs?select=id&limit=1"),
    hosted: { status: 200, type: JSON_TYPE, range: "0-0/*" },
  },
  {
    name: "une page partielle comptée répond 206 et le total",
    ask: rest("jobs?select=id&limit=1", () => ({ headers: prefer("count=exact") })),
    hosted: { status: 206, range: expect.stringMatching(/^0-0\/\d+$/) },
  },
  {
    name: "une page au-delà du compte est refusée",
    ask: rest("jobs?select=id&offset=1000000", () => ({ headers: prefer("count=exact") })),
    hosted: { status: 416, code: "PGRST103" },
  },
  { name: "une table inconnue", ask: rest("inconnue"), hosted: { status: 404, code: "PGRST205" } },
  {
    name: "une colonne inconnue",
    ask: rest("jobs?select=inconnue"),
    hosted: { status: 400, code: "42703" },
  },
  {
    name: "un identifiant qui n'en est pas un",
    ask: rest("jobs?id=eq.abc"),
    hosted: { status: 400, code: "22P02" },
  },
  {
    name: "un filtre illisible",
    ask: rest("jobs?id=abc.def"),
    hosted: { status: 400, code: "PGRST100" },
  },
  {
    name: "une seule ligne demandée, aucune trouvée",
    ask: rest(`jobs?id=eq.${NOBODY}`, () => ({
      headers: { accept: "application/vnd.pgrst.object+json" },
    })),
    hosted: { status: 406, code: "PGRST116" },
  },
  {
    name: "une clé fausse",
    ask: rest("jobs", () => ({ key: "sb_publishable_fausse" })),
    hosted: { status: 401 },
  },
  {
    name: "une écriture interdite à un visiteur",
    ask: rest("saved_items", ({ job, account }) => ({
      body: { kind: "job", publication_id: job, user_id: account.id },
    })),
    hosted: { status: 401, code: "42501" },
  },
  {
    name: "une écriture interdite à un membre",
    ask: rest("saved_items", ({ job, account, other }) => ({
      token: account.token,
      body: { kind: "job", publication_id: job, user_id: other.id },
    })),
    hosted: { status: 403, code: "42501" },
  },
  {
    name: "une écriture sans retour, puis la même en double",
    ask: async (stage) => {
      const save = rest("saved_items", ({ job, account }) => ({
        token: account.token,
        body: { kind: "job", publication_id: job, user_id: account.id },
      }));
      const first = await save(stage);
      return { ...(await save(stage)), first: [first.status, first.body] };
    },
    hosted: { status: 409, code: "23505", first: [201, ""] },
  },
  {
    name: "une écriture qui renvoie sa ligne",
    ask: rest("saved_items?select=user_id", ({ job, other }) => ({
      token: other.token,
      headers: prefer("return=representation"),
      body: { kind: "job", publication_id: job, user_id: other.id },
    })),
    hosted: { status: 201, body: [{ user_id: expect.any(String) }] },
  },
  {
    name: "une valeur qui manque",
    ask: rest("jobs", ({ target }) => ({ key: target.secretKey, body: { title: "Sans texte" } })),
    hosted: { status: 400, code: "23502" },
  },
  {
    name: "une valeur hors de ses bornes",
    ask: rest("jobs", ({ target }) => ({
      key: target.secretKey,
      body: { title: "", company_name: "E", description: "T" },
    })),
    hosted: { status: 400, code: "23514" },
  },
  {
    name: "une effacement sans retour",
    ask: rest(`saved_items?publication_id=eq.${NOBODY}`, asMember({ method: "DELETE" })),
    hosted: { status: 204, body: "" },
  },
  {
    name: "une fonction inconnue",
    ask: rest("rpc/inconnue", () => ({ body: {} })),
    hosted: { status: 404, code: "PGRST202" },
  },
  {
    name: "un refus que la base prononce",
    ask: rest("rpc/withdraw_application", asMember({ body: { application_id: NOBODY } })),
    hosted: { status: 400, code: "P0001" },
  },
  {
    name: "un objet là où un texte est attendu devient ses mots",
    ask: rest("rpc/suggest_towns", () => ({ body: { typed: { a: [1] } } })),
    hosted: { status: 200, body: [] },
  },
  {
    name: "une liste et un oui, de même",
    ask: rest("rpc/suggest", () => ({ body: { entries: ["job"], typed: true } })),
    hosted: { status: 200, body: [] },
  },
  ...[5, true, { a: 1 }].map((words) => ({
    name: `${JSON.stringify(words)} là où une liste est attendue`,
    ask: rest("rpc/count_searches", () => ({ body: { entries: "job", words } })),
    hosted: { status: 400, code: "22P02" },
  })),
  {
    name: "un mot là où oui ou non est attendu",
    ask: rest("rpc/count_searches", () => ({
      body: { entries: "job", words: ["a"], expired: "peut-être" },
    })),
    hosted: { status: 400, code: "22P02" },
  },
  {
    name: "ce qui est écrit ne se dit pas défait quand on l'a demandé",
    ask: rest(
      `saved_items?publication_id=eq.${NOBODY}`,
      asMember({ method: "DELETE", headers: prefer("tx=rollback, handling=lenient") }),
    ),
    hosted: { status: 204, applied: null },
  },
];
