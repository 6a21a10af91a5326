import { describe, expect, it } from "vitest";
import { invalid } from "@/lib/actions/result";
import { isImageKey } from "@/lib/news/image";
import { articleSchema } from "@/lib/news/schema";

const filledIn = { title: "Les visas", content: "## Délais\n\nIls changent.", status: "published" };

function errorsOf(changes: Record<string, string>) {
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
      ...filledIn,
      category: null,
      tags: ["Visas", "Délais"],
      excerpt: null,
      image_url: null,
      featured: false,
    });
  });

  it("prend vingt étiquettes, pas une de plus", () => {
    const tags = Array.from({ length: 21 }, (_, index) => `t${index}`);
    expect(errorsOf({ tags: tags.slice(1).join() })).toEqual({});
    expect(errorsOf({ tags: tags.join() })).toEqual({
      tags: "La liste ne peut pas dépasser 20 étiquettes.",
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
