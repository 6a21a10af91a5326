import { describe, expect, test } from "vitest";
import { cropSquare } from "@/components/profile/photo-dialog";
import { phoneExample } from "@/lib/profile/phone-example";
import { profileSchema, tradeOf } from "@/lib/profile/schema";
import { completionOf, spaceHref, toSpaceTab } from "@/lib/profile/space-tabs";
import { isPhone, phoneLink } from "@/lib/shared/phone";
import { imageKind, looksLikePhoto, MAX_PHOTO_BYTES, photoHref } from "@/lib/shared/pictures";

const empty = { full_name: "", phone: "", occupation: "", country: "", bio_long: "" };

describe("Les champs du profil", () => {
  test("deviennent nuls quand ils sont vides, et perdent leurs blancs", () => {
    const typed = { ...empty, full_name: "  Zoé  ", country: "   " };
    // Neither a role nor an identity is taken.
    const more = { role: "recruteur", id: "x", avatar_path: "y" };
    expect(profileSchema.parse({ ...typed, ...more })).toEqual({
      ...{ full_name: "Zoé", phone: null, occupation: null, country: null, bio_long: null },
      ...{ canada_status: null, arrival_date: null, french_level: null, english_level: null },
    });
  });

  test.each([
    ["Infirmière clinicienne", "infirmier"],
    ["Technologiste médical·e", "technologiste-medical"],
    ["Gardien de phare", null],
    [null, null],
  ])("la profession « %s » dit le métier %s", (occupation, trade) => {
    expect(tradeOf(occupation)).toBe(trade);
  });

  test.each([
    ["Canada", "514 555-0123"],
    ["côte d’ivoire", "+225 01 23 45 67 89"],
    ["Vanuatu", "+ indicatif du pays et numéro"],
  ])("au pays « %s », le téléphone s'écrit %s", (country, example) => {
    expect(phoneExample(country)).toBe(example);
  });

  test.each([
    ["phone", "514 555-0123", true],
    ["phone", "+1 (514) 555-0123", true],
    ["phone", "418.555.0199 poste 12", true],
    ["phone", "appelez-moi", false],
    ["phone", "<script>1234567</script>", false],
    ["phone", "1".repeat(41), false],
    ["arrival_date", "demain", false],
    ["arrival_date", "0026-01-01", false],
    ["canada_status", "touriste", false],
  ])("prennent %s « %s » : %s", (name, value, isTaken) => {
    expect(profileSchema.safeParse({ ...empty, [name]: value }).success).toBe(isTaken);
  });

  test.each([
    ["full_name", 121],
    ["bio_long", 4001],
  ])("%s ne peut pas compter %i caractères", (name, length) => {
    const parsed = profileSchema.safeParse({ ...empty, [name]: "x".repeat(length) });
    expect(parsed.error?.issues[0]?.message).toContain("ne peut pas dépasser");
  });
});

describe("La photo", () => {
  test.each([
    ["\xff\xd8\xff\xe0", "image/jpeg"],
    ["\x89PNG\r\n\x1a\n", "image/png"],
    ["RIFF\x10\x00\x00\x00WEBP", "image/webp"],
    ["GIF89a", undefined],
    ["<svg onload=alert(1)>", undefined],
    ["", undefined],
  ])("se reconnaît à ses premiers octets : %j", (start, type) => {
    expect(imageKind(Buffer.from(start, "latin1"))?.type).toBe(type);
  });

  test.each([
    [{ type: "image/png", size: MAX_PHOTO_BYTES }, true],
    [{ type: "image/png", size: MAX_PHOTO_BYTES + 1 }, false],
    [{ type: "image/png", size: 0 }, false],
    [{ type: "image/svg+xml", size: 10 }, false],
  ])("%j : %s", (file, expected) => {
    expect(looksLikePhoto(file)).toBe(expected);
  });

  test("a une adresse à elle, sans dire de qui elle est", () => {
    expect(photoHref(null)).toBeNull();
    const href = photoHref("11111111-aaaa/22222222-bbbb.jpg");
    expect(href).toBe("/espace-utilisateur/photo?v=22222222");
  });

  test.each([
    [0.5, 0.5, 1, { left: 50, top: 0, side: 100 }],
    [0, 0, 1, { left: 0, top: 0, side: 100 }],
    [1, 1, 1, { left: 100, top: 0, side: 100 }],
    [0.5, 0.5, 2, { left: 75, top: 25, side: 50 }],
    [1, 0, 2, { left: 150, top: 0, side: 50 }],
  ])("se cadre dans l'image : %d, %d, %d fois", (x, y, zoom, square) => {
    expect(cropSquare(200, 100, { x, y, zoom })).toEqual(square);
  });
});

describe("Le dossier", () => {
  const none = {
    ...{ full_name: null, phone: null, occupation: null, trade: null, country: null },
    ...{ bio_long: null, avatar_path: null, documents: 0 },
  };

  test("commence par le nom, puis le CV", () => {
    expect(completionOf(none, "candidat")).toMatchObject({ done: 0, total: 7 });
    const next = (name: string | null) =>
      completionOf({ ...none, full_name: name }, "candidat").next?.href;
    expect(next(null)).toBe("/espace-utilisateur");
    expect(next("Zoé")).toBe("/espace-utilisateur?onglet=documents");
  });

  test("ne demande pas sa profession à qui a choisi son métier", () => {
    const missing = (trade: string | null) => completionOf({ ...none, trade }, "recruteur").missing;
    expect(missing(null)).toContain("votre profession");
    expect(missing("soudeur")).not.toContain("votre profession");
    // Nor a CV to whoever recruits.
    expect(missing(null)).not.toContain("un CV");
  });

  test("n'attend plus rien une fois complet", () => {
    const all = { full_name: "Z", phone: "1", occupation: "o", country: "c", bio_long: "b" };
    const facts = { ...none, ...all, avatar_path: "p", documents: 1 };
    const completion = completionOf(facts, "candidat");
    expect(completion).toEqual({ done: 7, total: 7, missing: [], next: null });
  });
});

describe("Les onglets", () => {
  test.each([undefined, "", "PROFIL", "../admin", ["documents", "profil"], "toString"])(
    "%j montre le profil",
    (value) => {
      expect(toSpaceTab(value).key).toBe("profil");
    },
  );

  test("ont chacun leur adresse", () => {
    expect(toSpaceTab("documents").key).toBe("documents");
    expect(spaceHref("documents")).toBe("/espace-utilisateur?onglet=documents");
    expect(spaceHref("profil")).toBe("/espace-utilisateur");
  });
});

test.each([
  ["613 232-4433, poste 150", "tel:6132324433;ext=150"],
  ["613\u00a0232\u20114433 poste\u00a0150", "tel:6132324433;ext=150"],
  ["514–555–0123", "tel:5145550123"],
  ["+1 (514) 555-0123 ext. 12", "tel:+15145550123;ext=12"],
  ["514.555.0123 x12", "tel:5145550123;ext=12"],
  ["514 555-0123 (poste 12)", "tel:5145550123;ext=12"],
  ["514 555-0123 #12", "tel:5145550123;ext=12"],
  ["+33 6 12 34 56 78", "tel:+33612345678"],
])("« %s » est un numéro, et son lien compose aussi le poste", (phone, link) => {
  expect(profileSchema.safeParse({ phone }).data?.phone).toBe(phone);
  expect(phoneLink(phone)).toBe(link);
});

test.each(["poste 150", "12345", "demain", "613 232-4433 poste", "613 232-4433 ou 555-0123"])(
  "« %s » n'est pas un numéro",
  (phone) => {
    expect(isPhone(phone)).toBe(false);
  },
);
