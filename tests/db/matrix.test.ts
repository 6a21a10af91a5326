import type { SupabaseClient } from "@supabase/supabase-js";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { type Attempts, attemptsOf, type Row } from "./support/actors";
import { clientOfActor, describeBackends } from "./support/backends";
import { people, questionsOf, setUpDatabase } from "./support/calls";
import { APPLIED_PAIRS, KINDS, type Kind, PAIRS } from "./support/kinds";
import { INSERTS, lettersOf, MATRIX, mayInsert, targetRow } from "./support/matrix";
import { type Actor, actorOf, CALLERS, type Caller, PEOPLE } from "./support/people";

const { candidat, recruteur, "autre recruteur": rival } = PEOPLE;

/** The account that a caller writes as; a visitor tries it in the candidate's name. */
function idOf(caller: Caller): string {
  const actor: Actor = actorOf(caller);
  return PEOPLE[actor === "visiteur" ? "candidat" : actor];
}

/** The id of a new row that a line hangs on. */
async function createTarget(
  insert: ReturnType<typeof questionsOf>["insert"],
  on: (typeof MATRIX)[0]["on"],
): Promise<string> {
  if (!on) return "";
  const below = on === "applications" ? await createTarget(insert, "jobs") : "";
  return (await insert(on, targetRow(on, below))).id;
}
const keyOf = ({ key = ["id"] }: (typeof MATRIX)[0], row?: Row): Row =>
  Object.fromEntries(key.map((name) => [name, row?.[name]]));

describe("La matrice des permissions, en SQL", () => {
  const { query, exec, insert, publish } = setUpDatabase(people);
  const attempts = (actor: Actor) => attemptsOf({ query, exec }, actor);

  /** What a caller is answered, suspended meanwhile where that is what they are. */
  async function as<Answer>(caller: Caller, ask: (attempts: Attempts) => Promise<Answer>) {
    const actor = actorOf(caller);
    const suspend = (at: string) =>
      query(`update profiles set suspended_at = ${at} where id = $1`, [idOf(caller)]);
    if (actor !== caller) await suspend("now()");
    try {
      return await ask(attempts(actor));
    } finally {
      if (actor !== caller) await suspend("null");
    }
  }

  async function readRow(table: string, key: Row, command = "select *"): Promise<Row | undefined> {
    const where = Object.keys(key).map((name, n) => `"${name}" = $${n + 1}`);
    const tail = command === "delete" ? " returning *" : "";
    const sql = `${command} from ${table} where ${where.join(" and ")}${tail}`;
    return (await query(sql, Object.values(key)))[0];
  }

  /** A profile, and an employer, is changed by its owner's suspension, not by what they tried meanwhile. */
  const withoutSuspension = (row: Row | undefined) =>
    row && {
      ...row,
      ...("suspended_at" in row && { updated_at: null }),
      ...("verified_until" in row && { updated_at: null, status: null }),
    };

  describe.each(MATRIX)("$table, ligne « $row »", (line) => {
    it.each(CALLERS)("%s", async (caller) => {
      const letters = lettersOf(line, caller);
      const { table, patch, stays } = line;
      const values = line.make(await createTarget(insert, line.on));
      const made = stays ? await readRow(table, values) : await insert(table, values);
      const key = keyOf(line, made);

      await as(caller, async ({ select, update, remove }) => {
        expect(await select(table, key), "lire").toBe(letters.includes("S"));
        expect(await update(table, key, patch), "modifier").toBe(letters.includes("U"));
        expect(await remove(table, key), "supprimer").toBe(letters.includes("D"));
      });

      // What the answers said is what happened.
      const after = await readRow(table, key, stays ? "select *" : "delete");
      if (letters.includes("D")) expect(after).toBeUndefined();
      else if (!letters.includes("U"))
        expect(withoutSuspension(after)).toEqual(withoutSuspension(made));
    });
  });

  describe.each(INSERTS)("$table, insertion", (line) => {
    const { table, on, make } = line;
    it.each(CALLERS)("%s en son nom", async (caller) => {
      const row = make(idOf(caller), await createTarget(insert, on));
      expect(await as(caller, (one) => one.insert(table, row))).toBe(mayInsert(line, caller));
    });

    it("jamais au nom d'un autre", async () => {
      const target = await createTarget(insert, on);
      for (const [actor, other] of [
        ["recruteur", "autre recruteur"],
        ["candidat", "autre candidat"],
        ["candidat", "recruteur"],
      ] as const) {
        const made = await attempts(actor).insert(table, make(PEOPLE[other], target));
        expect(made, `${actor} pour ${other}`).toBe(false);
      }
    });
  });

  it("est entière : chaque table que l'API montre, et les fichiers, chaque sorte de publication", async () => {
    const tables = await query<{ name: string }>(
      `select relname as name from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')`,
    );
    const shown = [...tables.map(({ name }) => name), "storage.objects"].sort();
    for (const lines of [MATRIX, INSERTS]) {
      expect([...new Set(lines.map(({ table }) => table))].sort()).toEqual(shown);
    }
    const kinds = await query<{ kind: string }>("select kind from private.kinds()");
    expect(kinds.map(({ kind }) => kind).sort()).toEqual(Object.keys(KINDS).sort());
  });

  describe("les identifiants choisis à travers les sortes", () => {
    afterEach(async () => {
      for (const { table, owner } of Object.values(KINDS)) {
        await query(`delete from ${table} where ${owner} = $1`, [rival]);
      }
    });

    /** Somebody's publication, and the rival's row of the same id, as if it had been let in. */
    async function planted(theirs: Kind, chosen: Kind) {
      const { id } = await publish(theirs);
      await publish(chosen, { [KINDS[chosen].owner]: rival, id, status: "draft" });
      await insert("private.item_views", { kind: theirs, item_id: id, views: 5 });
      return id;
    }

    /** The same, with an application, its history and its CV. */
    async function plantedUnder(theirs: Kind, chosen: Kind) {
      const id = await planted(theirs, chosen);
      const path = `${candidat}/${crypto.randomUUID()}.pdf`;
      const file = { user_id: candidat, file_name: "cv.pdf", file_url: path, size_bytes: 10 };
      await query("delete from documents where user_id = $1", [candidat]);
      const document = await insert("documents", file);
      await insert("storage.objects", { bucket_id: "cvs", name: path });
      const application = await insert("applications", {
        candidate_id: candidat,
        [KINDS[theirs].pointer ?? ""]: id,
        document_id: document.id,
        cv_path: path,
        applicant_name: "Nom candidat",
      });
      for (const actor_id of [recruteur, rival]) {
        const opening = { application_id: application.id, actor_id, kind: "cv-opened" };
        await insert("application_events", opening);
      }
      return { id, path, document: document.id, application: application.id };
    }

    it.each(PAIRS)(
      "%s : son numéro ne se choisit pas pour une ligne « %s », qui ne dit pas ses consultations",
      async (theirs, chosen) => {
        const { table, owner, fields } = KINDS[chosen];
        const { id } = await publish(theirs);
        const { insert: attempt, call } = attempts("autre recruteur");
        expect(await attempt(table, { ...fields, [owner]: rival, id })).toBe(false);
        await planted(theirs, chosen);
        expect(JSON.stringify(await call("my_dashboard", {}))).toContain('"seen":[]');
      },
    );

    it.each(APPLIED_PAIRS)(
      "%s : une ligne « %s » du même numéro ne montre aucune candidature, n'ouvre aucun CV et ne change aucun statut",
      async (theirs, chosen) => {
        const made = await plantedUnder(theirs, chosen);
        const { select, call } = attempts("autre recruteur");
        const below = { application_id: made.application };
        expect(await select("applications", { id: made.application })).toBe(false);
        expect(await select("application_events", below)).toBe(false);
        expect(await select("documents", { id: made.document })).toBe(false);
        expect(await call("received_applications", {})).toEqual([]);
        expect(await call("received_by_status", {})).toEqual([]);
        expect(JSON.stringify(await call("my_dashboard", {}))).not.toMatch(/"applications":[1-9]/);
        const publications = await call("received_publications", {});
        expect(publications?.filter(({ applications }) => Number(applications) > 0)).toEqual([]);

        expect(await call("open_application_cv", below)).toBeNull();
        expect(await attempts("recruteur").call("open_application_cv", below)).not.toBeNull();
        // The file itself comes out for its owner alone (docs/security.md, Opened CVs).
        for (const actor of ["candidat", "recruteur", "autre recruteur"] as const) {
          const file = { bucket_id: "cvs", name: made.path };
          const sees = await attempts(actor).select("storage.objects", file);
          expect(sees, actor).toBe(actor === "candidat");
        }
        const refusal = { ...below, new_status: "Refusée" };
        expect(await call("set_application_status", refusal)).toBeNull();
        expect(await readRow("applications", { id: made.application })).toMatchObject({
          status: "En cours",
        });
      },
    );

    it.each(APPLIED_PAIRS)(
      "%s : pourvoir ou supprimer une ligne « %s » du même numéro n'écrit à personne",
      async (theirs, chosen) => {
        const { id, application } = await plantedUnder(theirs, chosen);
        const { table, closed } = KINDS[chosen];
        const { update, remove } = attempts("autre recruteur");
        expect(await update(table, { id }, { status: closed[0] ?? "published" })).toBe(true);
        expect(await remove(table, { id })).toBe(true);
        const events =
          "select kind from application_events where application_id = $1 and kind <> 'cv-opened'";
        expect(await query(events, [application])).toEqual([{ kind: "sent" }]);
      },
    );

    it.each(PAIRS.filter(([theirs]) => theirs === "article"))(
      "%s : une ligne « %s » du même numéro ne décide d'aucun commentaire",
      async (theirs, chosen) => {
        const article_id = await planted(theirs, chosen);
        const { id } = await insert("comments", { article_id, user_id: candidat, body: "Bien" });
        const { select, update } = attempts("autre recruteur");
        expect(await select("comments", { id })).toBe(false);
        expect(await update("comments", { id }, { status: "approved" })).toBe(false);
      },
    );
  });
});

describeBackends("La matrice des permissions, par supabase-js", (backend) => {
  const ASKING = ["visiteur", "candidat", "recruteur"] as const;
  let insert: ReturnType<typeof questionsOf>["insert"];
  const clients = new Map<Actor, SupabaseClient>();
  beforeAll(async () => {
    insert = questionsOf({ query: backend.query, exec: async () => {} }).insert;
    for (const actor of ASKING) clients.set(actor, await clientOfActor(backend, actor));
  });

  // A row of each table, read and changed: that the API asks in the caller's name.
  const lines = MATRIX.filter(
    ({ table, stays }, n) =>
      !stays && table !== "storage.objects" && MATRIX.findIndex((one) => one.table === table) === n,
  );
  it.each(lines)("$table, ligne « $row »", async (line) => {
    const made = await insert(line.table, line.make(await createTarget(insert, line.on)));
    const key = keyOf(line, made);
    for (const actor of ASKING) {
      const table = clients.get(actor)?.from(line.table);
      const letters = lettersOf(line, actor);
      const read = await table?.select(`${Object.keys(key)}`).match(key);
      expect(read?.data?.length ?? 0, `${actor} lit`).toBe(letters.includes("S") ? 1 : 0);
      const changed = await table?.update(line.patch, { count: "exact" }).match(key);
      expect(changed?.count ?? 0, `${actor} modifie`).toBe(letters.includes("U") ? 1 : 0);
    }
  });
});
