import { describe, expect, it } from "vitest";
import { applicationInput } from "@/lib/applications/schema";

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
