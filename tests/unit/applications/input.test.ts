import { describe, expect, it } from "vitest";
import { situationOf } from "@/lib/applications/apply";
import { targetOfAddress } from "@/lib/applications/apply-address";
import {
  parseReceivedList,
  receivedExportHref,
  receivedHref,
} from "@/lib/applications/received-filters";
import { canAnswer, statusChangeInput } from "@/lib/applications/received-schema";
import { applicationInput, labelled } from "@/lib/applications/schema";

const ID = "6f6b1c1e-0000-4000-8000-000000000001";
const good = { kind: "job", id: ID, document_id: ID, cover_message: " Bonjour " };

describe("applicationInput", () => {
  it("prend une candidature, sans les blancs autour du message", () => {
    expect(applicationInput.parse(good)).toMatchObject({ ...good, cover_message: "Bonjour" });
  });

  it("laisse manquer le CV, qui est refusé plus loin avec sa phrase", () => {
    expect(applicationInput.parse({ kind: "job", id: ID })).toMatchObject({ document_id: "" });
  });

  it("veut une réponse à chaque question du recruteur", () => {
    const answers = [{ text: " Oui " }, { text: " " }];
    const { error } = applicationInput.safeParse({ ...good, questions: ["A ?", "B ?"], answers });
    expect(error?.issues).toMatchObject([
      { path: ["answers", 1, "text"], message: "Répondez à la question" },
    ]);
  });

  it("compte les caractères du message", () => {
    const { error } = applicationInput.safeParse({ ...good, cover_message: "m".repeat(5_001) });
    expect(error?.issues[0]?.message).toBe("Le message ne peut pas dépasser 5\u00a0000 caractères");
  });

  it.each([{ kind: "article" }, { id: "1 or 1=1" }, { document_id: "../cv" }])(
    "refuse %j",
    (change) => {
      expect(applicationInput.safeParse({ ...good, ...change }).success).toBe(false);
    },
  );
});

describe("La liste des candidatures reçues", () => {
  it("se lit dans son adresse, et s'y récrit", () => {
    const params = { q: " zoé ", publication: ID.toUpperCase(), statut: "Refusee", tri: "nom" };
    const list = parseReceivedList({ ...params, page: "3" });
    expect(list).toMatchObject({ q: "zoé", publication: ID, page: 3 });
    expect(list.status?.label).toBe("Refusée");
    expect(receivedHref(list)).toBe(
      `/admin/candidatures?q=zo%C3%A9&publication=${ID}&statut=refusee&tri=nom&page=3`,
    );
    expect(receivedExportHref(list)).toMatch(/\/export\?q=zo%C3%A9&publication=(?!.*page=)/);
  });

  it.each([
    {},
    { publication: "1 or 1=1", statut: "acceptee", tri: "id;drop", page: "-1" },
    { publication: ["", ID], statut: "", page: "0" },
  ])("ignore ce qui n'a pas de sens : %j", (params) => {
    expect(receivedHref(parseReceivedList(params))).toBe("/admin/candidatures");
  });
});

describe("Un changement de statut", () => {
  const change = { ids: [ID], status: "Entretien", message: " À mardi " };

  it("porte des candidatures, un statut et un message", () => {
    expect(statusChangeInput.parse(change)).toMatchObject({ ...change, message: "À mardi" });
  });

  it.each([
    { ids: [] },
    { ids: Array.from({ length: 51 }, () => ID) },
    { status: "Retirée" },
    { interview: "mardi" },
    { message: "" },
    { message: "a".repeat(2001) },
  ])("est refusé avec %j", (wrong) => {
    expect(statusChangeInput.safeParse({ ...change, ...wrong }).success).toBe(false);
  });

  it("ne se donne plus à une candidature retirée", () => {
    expect(canAnswer("Retirée")).toBe(false);
    expect(["En cours", "Entretien", "Refusée"].every(canAnswer)).toBe(true);
  });
});

it.each([
  [`/emplois/${ID}?postuler=${ID}`, { kind: "job", id: ID }],
  [`/emplois?q=soudeur&postuler=${ID}`, { kind: "job", id: ID }],
  [`/freelance/${ID}?postuler=${ID}`, { kind: "freelance", id: ID }],
  [`/espace-utilisateur/postuler/bourses/${ID}`, { kind: "scholarship", id: ID }],
  [`/actualites/${ID}?postuler=${ID}`, null],
  [`/emplois/${ID}`, null],
  ["/emplois?postuler=moi", null],
  [null, null],
])("qui va à %s veut postuler à %o", (address, target) => {
  expect(targetOfAddress(address)).toEqual(target);
});

it("la situation se joint point par point, sans ce qui n'est pas dit", () => {
  const none = { phone: null, canada_status: null, country: null, french_level: null };
  const contact = { phone: "514 555-0101", canada_status: "abroad", country: "Cameroun" } as const;
  const levels = { french_level: "advanced", english_level: "none" } as const;
  expect(situationOf({ ...contact, ...levels }).map(labelled)).toEqual([
    ["Téléphone", "514 555-0101"],
    ["Situation", "À l’étranger"],
    ["Pays", "Cameroun"],
    ["Français", "avancé"],
    ["Anglais", "aucun"],
  ]);
  expect(situationOf({ ...none, english_level: null })).toEqual([]);
});
