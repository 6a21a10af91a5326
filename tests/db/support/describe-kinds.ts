import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Row } from "./actors";
import type { MatrixHost } from "./describe-matrix";
import { APPLIED_PAIRS, KINDS, type Kind, PAIRS } from "./kinds";
import { PEOPLE } from "./people";

const { candidat, recruteur } = PEOPLE;
const rival = PEOPLE["autre recruteur"];

/** Declares the row "ids chosen across kinds" of the matrix: what another's id opens, in each kind. */
export function describeKinds(open: () => MatrixHost): void {
  let host: MatrixHost;
  beforeAll(() => {
    host = open();
  });
  const attempts = () => host.attempts("autre recruteur");

  async function create(table: string, row: Row): Promise<Row> {
    const columns = Object.keys(row);
    const marks = columns.map((_, index) => `$${index + 1}`);
    const [made] = await host.query(
      `insert into ${table} (${columns}) values (${marks}) returning *`,
      Object.values(row),
    );
    if (!made) throw new Error(`No row was made in ${table}`);
    return made;
  }

  const publish = (kind: Kind, owner: string, row: Row = {}) =>
    create(KINDS[kind].table, { ...KINDS[kind].fields, [KINDS[kind].owner]: owner, ...row });

  /** Somebody's publication, and the rival's row of the same id, as if it had been let in. */
  async function planted(theirs: Kind, chosen: Kind) {
    const { id } = await publish(theirs, recruteur);
    await publish(chosen, rival, { id, status: "draft" });
    await create("item_views", { kind: theirs, item_id: id, views: 5 });
    return String(id);
  }

  /** The same, with an application, its history and its CV. */
  async function plantedUnder(theirs: Kind, chosen: Kind) {
    const id = await planted(theirs, chosen);
    const path = `${candidat}/${crypto.randomUUID()}.pdf`;
    const file = { user_id: candidat, file_name: "cv.pdf", file_url: path, size_bytes: 10 };
    await host.query("delete from documents where user_id = $1", [candidat]);
    const document = await create("documents", file);
    await create("storage.objects", { bucket_id: "cvs", name: path });
    const application = await create("applications", {
      candidate_id: candidat,
      [KINDS[theirs].pointer ?? ""]: id,
      document_id: document.id,
      cv_path: path,
      applicant_name: "Nom candidat",
    });
    for (const actor_id of [recruteur, rival]) {
      const opening = { application_id: application.id, actor_id, kind: "cv-opened" };
      await create("application_events", opening);
    }
    return { id, path, document: document.id, application: application.id };
  }

  describe("les identifiants choisis à travers les sortes", () => {
    afterEach(async () => {
      for (const { table, owner } of Object.values(KINDS)) {
        await host.query(`delete from ${table} where ${owner} = $1`, [rival]);
      }
    });

    it.each(PAIRS)(
      "%s : son numéro ne se choisit pas pour une ligne « %s »",
      async (theirs, chosen) => {
        const { id } = await publish(theirs, recruteur);
        const { table, owner, fields } = KINDS[chosen];
        expect(await attempts().insert(table, { ...fields, [owner]: rival, id })).toBe(false);
      },
    );

    it.each(APPLIED_PAIRS)(
      "%s : une ligne « %s » du même numéro ne montre aucune candidature",
      async (theirs, chosen) => {
        const made = await plantedUnder(theirs, chosen);
        const { select, call } = attempts();
        expect(await select("applications", { id: made.application })).toBe(false);
        const below = { application_id: made.application };
        expect(await select("application_events", below)).toBe(false);
        expect(await select("documents", { id: made.document })).toBe(false);
        expect(await call("received_applications", {})).toEqual([]);
        expect(await call("received_by_status", {})).toEqual([]);
        expect(JSON.stringify(await call("my_dashboard", {}))).not.toMatch(/"applications":[1-9]/);
        const publications = await call("received_publications", {});
        expect(publications?.filter(({ applications }) => Number(applications) > 0)).toEqual([]);
      },
    );

    it.each(APPLIED_PAIRS)(
      "%s : une ligne « %s » du même numéro n'ouvre aucun CV et ne change aucun statut",
      async (theirs, chosen) => {
        const made = await plantedUnder(theirs, chosen);
        const { call } = attempts();
        const asked = { application_id: made.application };
        expect(await call("open_application_cv", asked)).toBeNull();
        expect(await host.attempts("recruteur").call("open_application_cv", asked)).not.toBeNull();
        // The file itself comes out for its owner alone (docs/security.md, Opened CVs).
        expect(await host.seesFile("candidat", made.path)).toBe(true);
        expect(await host.seesFile("recruteur", made.path)).toBe(false);
        expect(await host.seesFile("autre recruteur", made.path)).toBe(false);
        const status = { ...asked, new_status: "Refusée" };
        expect(await call("set_application_status", status)).toBeNull();
        expect(
          await host.query("select status from applications where id = $1", [made.application]),
        ).toEqual([{ status: "En cours" }]);
      },
    );

    it.each(APPLIED_PAIRS)(
      "%s : pourvoir ou supprimer une ligne « %s » du même numéro n'écrit à personne",
      async (theirs, chosen) => {
        const made = await plantedUnder(theirs, chosen);
        const { table, closed } = KINDS[chosen];
        const [ended = "published"] = closed;
        expect(await attempts().update(table, { id: made.id }, { status: ended })).toBe(true);
        expect(await attempts().remove(table, { id: made.id })).toBe(true);
        expect(
          await host.query(
            "select kind from application_events where application_id = $1 and kind not in ('sent', 'cv-opened')",
            [made.application],
          ),
        ).toEqual([]);
      },
    );

    it.each(PAIRS)(
      "%s : une ligne « %s » du même numéro ne dit pas ses consultations",
      async (theirs, chosen) => {
        await planted(theirs, chosen);
        const { call } = attempts();
        expect(JSON.stringify(await call("my_dashboard", {}))).toContain('"seen":[]');
      },
    );

    it.each(PAIRS.filter(([theirs]) => theirs === "article"))(
      "%s : une ligne « %s » du même numéro ne décide d'aucun commentaire",
      async (theirs, chosen) => {
        const article_id = await planted(theirs, chosen);
        const comment = await create("comments", { article_id, user_id: candidat, body: "Bien" });
        const key = { id: comment.id };
        expect(await attempts().select("comments", key)).toBe(false);
        expect(await attempts().update("comments", key, { status: "approved" })).toBe(false);
      },
    );
  });
}
