import { describe, expect, it } from "vitest";
import { setUpApplications } from "./support/applications";
import { KINDS, type Kind } from "./support/kinds";
import { PEOPLE } from "./support/people";

const { recruteur } = PEOPLE;
const PAST = "2020-01-01";

describe("Ce à quoi on postule", () => {
  const { makeCv, apply, query, call, insert, ...database } = setUpApplications();

  const publish = async (kind: Kind, row = {}) => (await database.publish(kind, row)).id;
  const target = (kind: string, id: string, actor: keyof typeof PEOPLE = "candidat") =>
    call(actor, "publication_target($1, $2)", [kind, id]);

  it.each([
    ["job", { title: "Offre", organisation: "Employeur", is_open: true, is_own: false }],
    ["freelance", { title: "Mission", organisation: null, is_open: true, is_own: false }],
    ["scholarship", { title: "Bourse", organisation: "Université", is_open: true, is_own: false }],
  ] as const)("se dit d'une publication ouverte (%s)", async (kind, answer) => {
    expect(await target(kind, await publish(kind))).toEqual([answer]);
  });

  it.each(["job", "freelance", "scholarship"] as const)(
    "n'est pas ce que l'on a publié soi-même (%s)",
    async (kind) => {
      const id = await publish(kind);
      expect(await target(kind, id, "recruteur")).toMatchObject([{ is_open: true, is_own: true }]);
      const cv = (await makeCv(recruteur)).id;
      const row = { candidate_id: recruteur, document_id: cv, [KINDS[kind].pointer]: id };
      await expect(apply(row, "recruteur")).rejects.toThrow("own_publication");
      expect(
        await query("select id from applications where candidate_id = $1", [recruteur]),
      ).toEqual([]);
      // What somebody else published stays open to a recruiter too.
      const other = await publish(kind, { [KINDS[kind].owner]: PEOPLE["autre recruteur"] });
      await apply({ ...row, [KINDS[kind].pointer]: other }, "recruteur");
    },
  );

  it.each([
    ["job", { status: "draft" }],
    ["job", { status: "filled" }],
    ["job", { application_deadline: PAST }],
    ["freelance", { status: "filled" }],
    ["freelance", { application_deadline: PAST }],
    ["scholarship", { status: "filled" }],
    ["scholarship", { deadline: PAST }],
    ["scholarship", { application_mode: "official", official_link: "https://exemple.ca" }],
  ] as const)("est clos, et le reste pour la base (%s %j)", async (kind, row) => {
    const id = await publish(kind, row);
    expect(await target(kind, id, "recruteur")).toMatchObject([{ is_open: false }]);
    await expect(apply({ [KINDS[kind].pointer]: id })).rejects.toThrow("target_closed");
  });

  it.each(["job", "freelance", "scholarship"] as const)(
    "n'est pas un brouillon, sinon pour qui l'écrit (%s)",
    async (kind) => {
      const id = await publish(kind, { status: "draft" });
      const saved = { user_id: PEOPLE.candidat, kind, publication_id: id };
      await expect(insert("saved_items", saved, "candidat")).rejects.toThrow("row-level security");
      for (const actor of ["candidat", "autre recruteur"] as const) {
        expect(await target(kind, id, actor)).toEqual([]);
      }
      expect(await target(kind, id, "recruteur")).toMatchObject([{ is_open: false }]);
    },
  );

  it("se demande par le genre et le numéro, et jamais pour un article", async () => {
    const job = await publish("job");
    const article = await publish("article");
    expect(await target("scholarship", job)).toEqual([]);
    expect(await target("inconnu", job)).toEqual([]);
    expect(await target("article", article)).toEqual([]);
  });

  it.each(["job", "freelance", "scholarship"] as const)(
    "est nommé par la candidature et par ce qu'on garde, tant qu'il est là (%s)",
    async (kind) => {
      const { table, pointer } = KINDS[kind];
      const id = await publish(kind);
      const named = { publication_kind: kind, publication_id: id };
      const sent = await apply({ [pointer]: id });
      expect(sent).toMatchObject(named);
      await insert("saved_items", { user_id: recruteur, kind, publication_id: id });
      const saved = () => query("select * from saved_items where publication_id = $1", [id]);
      expect(await saved()).toHaveLength(1);
      const listed = () => call("recruteur", "my_saved_items()", []);
      expect(await listed()).toMatchObject([
        { kind, title: KINDS[kind].fields.title, is_open: true },
      ]);
      // What is no longer public keeps its place in the list, without its words.
      await query(`update ${table} set status = 'draft' where id = $1`, [id]);
      expect(await listed()).toMatchObject([{ kind, title: null, offer: null, is_open: false }]);

      await query(`delete from ${table} where id = $1`, [id]);
      expect(await saved()).toEqual([]);
      expect(await query("select * from applications where id = $1", [sent.id])).toMatchObject([
        { target_kind: kind, publication_kind: null, publication_id: null },
      ]);
    },
  );
});
