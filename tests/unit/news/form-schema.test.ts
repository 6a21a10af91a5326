import { describe, expect, it } from "vitest";
import { invalid } from "@/lib/actions/result";
import { articleSchema, commentSchema } from "@/lib/news/schema";
import { isImageKey } from "@/lib/shared/pictures";

const filledIn = { title: "Les visas", content: "## Délais\n\nIls changent.", status: "published" };

function errorsOf(changes: Record<string, unknown>) {
  const parsed = articleSchema.safeParse({ ...filledIn, ...changes });
  return parsed.success ? {} : invalid(parsed.error).fieldErrors;
}

describe("Le formulaire d'un article", () => {
  it("demande un titre et un contenu, dans cet ordre", () => {
    expect(Object.entries(errorsOf({ title: "", content: " \n" }) ?? {})).toEqual([
      ["title", "Le titre est requis"],
      ["content", "Le contenu est requis"],
    ]);
  });

  it("garde le texte tel qu'il est écrit, et range ce qui est vide comme absent", () => {
    expect(articleSchema.parse({ ...filledIn, tags: "Visas, , Délais", category: " " })).toEqual({
      ...{ ...filledIn, tags: ["Visas", "Délais"], featured: false, sources: [] },
      ...{ category: null, excerpt: null, image_url: null, replaced_by: null, change_note: null },
      ...{
        verified_on: null,
        verify_every_months: null,
        in_force_from: null,
        in_force_until: null,
      },
    });
  });

  it("prend des sources entières, passe les lignes vides, et dit laquelle ne l'est pas", () => {
    const address = "https://exemple.ca/regle";
    const source = { address, publisher: "Éditeur", read_on: "2026-01-31" };
    const empty = { address: "", publisher: " ", read_on: "" };
    expect(errorsOf({ sources: [empty, source, empty] })).toEqual({});
    const { sources } = articleSchema.parse({ ...filledIn, sources: [empty, source] });
    expect(sources).toEqual([source]);
    const wrong = [
      { ...empty, publisher: "Éditeur" },
      { ...source, address: "http://a" },
    ];
    expect(errorsOf({ sources: wrong })).toEqual({
      "sources.0.address": "Indiquez l’adresse de la source",
      "sources.0.read_on": "Indiquez la date de consultation",
      "sources.1.address": "Indiquez une adresse complète qui commence par https://",
    });
  });

  it("n'a rien lu ni vérifié demain, et ne finit pas avant de commencer", () => {
    const read_on = "2199-01-01";
    const sources = [{ address: "https://exemple.ca", publisher: "Éditeur", read_on }];
    expect(errorsOf({ verified_on: read_on, sources })).toEqual({
      verified_on: "Cette date est à venir\u00a0: choisissez la date du jour ou une date passée",
      "sources.0.read_on":
        "Cette date est à venir\u00a0: choisissez la date du jour ou une date passée",
    });
    expect(errorsOf({ in_force_from: "2026-02-01", in_force_until: "2026-01-31" })).toEqual({
      in_force_until: "La fin ne peut pas précéder le début",
    });
  });

  it("n'est remplacé qu'avec un remplaçant, et n'en a pas sans l'être", () => {
    const replaced_by = crypto.randomUUID();
    expect(errorsOf({ status: "replaced", replaced_by })).toEqual({});
    expect(errorsOf({ status: "replaced" })).toHaveProperty("replaced_by");
    expect(errorsOf({ replaced_by })).toHaveProperty("status");
    expect(errorsOf({ status: "replaced", replaced_by: "x" })).toHaveProperty("replaced_by");
  });

  it("prend vingt étiquettes, pas une de plus", () => {
    const tags = Array.from({ length: 21 }, (_, index) => `t${index}`);
    expect(errorsOf({ tags: tags.slice(1).join() })).toEqual({});
    expect(errorsOf({ tags: tags.join() })).toEqual({
      tags: "La liste ne peut pas dépasser 20 étiquettes",
    });
  });

  it("ne prend comme image qu'une adresse https, et ne connaît pas d'état pourvu", () => {
    const key = `${crypto.randomUUID()}/${crypto.randomUUID()}.jpg`;
    for (const image_url of ["http://exemple.ca/a.png", "data:image/png;base64,AA", key]) {
      expect(errorsOf({ image_url })).toHaveProperty("image_url");
    }
    expect(errorsOf({ status: "filled" })).toHaveProperty("status");
  });

  it("reconnaît une image de son propre stockage, rien d'autre", () => {
    const [person, file] = [crypto.randomUUID(), crypto.randomUUID()];
    expect(isImageKey(`${person}/${file}.webp`)).toBe(true);
    for (const other of [`${person}/../${file}.jpg`, `${person}/${file}.svg`, `/${file}.jpg`]) {
      expect(isImageKey(other)).toBe(false);
    }
  });
});

const article_id = "3f0c2f5e-8a51-4d6e-9f7a-0a1b2c3d4e5f";

it("Un commentaire est nettoyé de ce que la base refuse", () => {
  const { body } = commentSchema.parse({
    article_id,
    body: "  Merci\u0000 !\r\nÀ bientôt \uD800 ",
  });
  expect(body).toBe("Merci !\nÀ bientôt \uFFFD");
});

it.each([
  ["vide", { article_id, body: " \u0000\n " }],
  ["trop long", { article_id, body: "x".repeat(2_001) }],
  ["sans texte", { article_id }],
  ["sans article", { body: "Bonjour" }],
  ["à l'article mal nommé", { article_id: "1", body: "Bonjour" }],
])("Un commentaire %s est refusé", (_, comment) => {
  expect(commentSchema.safeParse(comment).success).toBe(false);
});
