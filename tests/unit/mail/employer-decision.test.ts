import { expect, it } from "vitest";
import { employerDecision } from "#shared/mails/employer-decision.ts";

const textOf = (outcome: "withdrawn" | "sent_back") =>
  employerDecision(
    {
      ...{ mail_id: "m", part: 1, parts: 1, email: "zoe@exemple.ca", name: "Zoé", ends_on: null },
      ...{ employer: "Clinique du Fleuve", outcome, reason: "Le domaine a été vendu." },
    },
    "https://site.example",
  ).text?.replace(/\s+/g, " ");

it("la vérification retirée, le courriel dit ce qui reste en ligne ou repasse en attente", () => {
  expect(textOf("withdrawn")).toContain("Vos annonces restent en ligne");
  expect(textOf("sent_back")).toContain("elles reviendront en ligne une fois acceptées");
  expect(textOf("sent_back")).not.toContain("restent en ligne");
});
