import { beforeEach, describe, expect, it } from "vitest";
import { people, setUpDatabase } from "./support/calls";
import { ACTORS, type Actor, PEOPLE } from "./support/people";

const { candidat, recruteur } = PEOPLE;
const newKey = (owner: string, extension = "pdf") => `${owner}/${crypto.randomUUID()}.${extension}`;

const PICTURES = ["image/jpeg", "image/png", "image/webp"];
const PDF = { size: 10, mimetype: "application/pdf" };

describe("Les fichiers", () => {
  const { query, exec, as, one, insert } = setUpDatabase(people);

  const upload = (actor: Actor, bucket: string, name: string) =>
    as(actor, "insert into storage.objects (bucket_id, name) values ($1, $2)", [bucket, name]);
  /** A stored file, as the storage service writes it. */
  const store = (bucket_id: string, name: string, metadata: object = PDF) =>
    insert("storage.objects", { bucket_id, name, metadata });
  const sees = async (actor: Actor, name: string) =>
    (await as(actor, "select 1 from storage.objects where name = $1", [name])).length > 0;

  it("ont quatre réserves, avec leurs limites", async () => {
    expect(
      await query(
        "select id, public, file_size_limit::integer as limit, allowed_mime_types as types from storage.buckets order by id",
      ),
    ).toEqual([
      { id: "avatars", public: false, limit: 2_097_152, types: PICTURES },
      { id: "cvs", public: false, limit: 5_242_880, types: ["application/pdf"] },
      { id: "images", public: true, limit: 2_097_152, types: PICTURES },
      { id: "proofs", public: false, limit: 5_242_880, types: ["application/pdf"] },
    ]);
  });

  it.each([
    ["cvs", newKey(recruteur)],
    ["proofs", newKey(candidat)],
    ["cvs", `${candidat}/cv.pdf`],
    ["cvs", `${candidat}/../${recruteur}/a.pdf`],
    ["cvs", `${candidat}/${crypto.randomUUID()}.html`],
    ["cvs", `${candidat}/${crypto.randomUUID()}.pdf/x`],
    ["cvs", `${candidat}/${crypto.randomUUID()}.pdf\n`],
    ["cvs", `x/${newKey(candidat)}`],
    ["avatars", newKey(recruteur, "png")],
    ["avatars", newKey(candidat, "svg")],
    ["images", newKey(candidat, "png")],
    ["images", newKey(recruteur, "png")],
  ])("ne se déposent pas par le candidat dans %s sous %j", async (bucket, name) => {
    await expect(upload("candidat", bucket, name)).rejects.toMatchObject({ code: "42501" });
  });

  it.each([
    ["cvs", "pdf", 20, "candidat", "autre candidat"],
    ["avatars", "webp", 5, "candidat", "recruteur"],
    ["images", "png", 300, "recruteur", "autre recruteur"],
  ] as const)(
    "ne remplissent pas %s : la place d'une personne a une fin",
    async (bucket, type, quota, actor, other) => {
      await query("delete from storage.objects where bucket_id = $1", [bucket]);
      const uploadAs = (who: typeof actor | typeof other) =>
        upload(who, bucket, newKey(PEOPLE[who], type));
      for (let n = 0; n < quota; n += 1) await uploadAs(actor);
      await expect(uploadAs(actor)).rejects.toMatchObject({ code: "42501" });
      await uploadAs(other);
      await query(
        `delete from storage.objects where name = (select name from storage.objects
           where bucket_id = $1 and name like $2 limit 1)`,
        [bucket, `${PEOPLE[actor]}/%`],
      );
      await uploadAs(actor);
      await query("delete from storage.objects where bucket_id = $1", [bucket]);
    },
  );

  it.each([
    [
      "un article",
      "insert into news_articles (title, content, author_id, image_url) values ('A', 'C', $1, $2)",
    ],
    ["une entreprise", "insert into employers (name, created_by, logo) values ('Maison', $1, $2)"],
  ])(
    "images que montre %s : effacées, elles n'en laissent pas d'autres à leur place",
    async (_, show) => {
      const name = newKey(recruteur, "png");
      await upload("recruteur", "images", name);
      await query(show, [recruteur, name]);
      await query("delete from storage.objects where name = $1", [name]);
      await expect(upload("recruteur", "images", name)).rejects.toMatchObject({ code: "42501" });
      await exec("delete from news_articles; delete from employers");
      // As a hosted project says it while it signs an address for later.
      await exec("select set_config('storage.operation', 'storage.object.sign', false)");
      await expect(upload("recruteur", "images", name)).rejects.toMatchObject({ code: "42501" });
      await exec("select set_config('storage.operation', '', false)");
      await upload("recruteur", "images", name);
    },
  );

  it.each(ACTORS)("montrent à « %s » son CV et celui de personne d'autre", async (actor) => {
    const name = newKey(candidat);
    await store("cvs", name);
    expect(await sees(actor, name)).toBe(actor === "candidat");
  });

  describe("enregistrés comme CV", () => {
    let name: string;
    beforeEach(async () => {
      await exec("delete from applications; delete from documents");
      name = newKey(candidat);
    });
    /** As the Edge Function calls it, of a file that it stored itself. */
    const register = (path = name, owner = candidat) =>
      query<{ id: string; is_default: boolean; size_bytes: number }>(
        "select * from register_document($1, $2, $3)",
        [owner, path, "cv.pdf"],
      );

    it("le sont d'après ce que la réserve sait d'eux", async () => {
      await store("cvs", name, { size: 4321, mimetype: "application/pdf" });
      expect(await register()).toMatchObject([{ size_bytes: 4321, is_default: true }]);
    });

    it.each([
      { size: 5_242_881, mimetype: "application/pdf" },
      { size: 0, mimetype: "application/pdf" },
      { size: 10, mimetype: "text/html" },
    ])("sont refusés avec %j", async (metadata) => {
      await store("cvs", name, metadata);
      await expect(register()).rejects.toThrow("invalid_file");
    });

    it("sont refusés s'ils n'existent pas, ou s'ils sont à un autre", async () => {
      await expect(register()).rejects.toThrow("invalid_file");
      await store("cvs", name);
      await expect(register(name, PEOPLE["autre candidat"])).rejects.toThrow("invalid_file");
    });

    it("sont dix au plus, dont un par défaut, et le dernier prend la place du défaut supprimé", async () => {
      const ids: string[] = [];
      for (let n = 0; n < 10; n += 1) {
        const each = newKey(candidat);
        await store("cvs", each);
        ids.push((await register(each))[0]?.id ?? "");
      }
      await store("cvs", name);
      await expect(register()).rejects.toThrow("document_quota");

      const theDefault = () => one("select id from documents where is_default");
      expect(await theDefault()).toBe(ids[0]);
      await as("candidat", "update documents set is_default = true where id = $1", [ids[3]]);
      expect(await theDefault()).toBe(ids[3]);
      await as("candidat", "delete from documents where id = $1", [ids[3]]);
      expect(await theDefault()).toBe(ids[9]);
    });

    it("ne peuvent pas être remplacés par d'autres octets sous le même nom", async () => {
      await store("cvs", name);
      await register();
      await as("candidat", "delete from storage.objects where name = $1", [name]);
      await expect(upload("candidat", "cvs", name)).rejects.toMatchObject({ code: "42501" });
    });
  });
});
