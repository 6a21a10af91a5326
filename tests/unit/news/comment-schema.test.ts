import { expect, test } from "vitest";
import { commentSchema } from "@/lib/news/schema";

const article_id = "3f0c2f5e-8a51-4d6e-9f7a-0a1b2c3d4e5f";

test("Un commentaire est nettoyé de ce que la base refuse", () => {
  expect(commentSchema.parse({ article_id, body: "  Merci\u0000 !\r\nÀ bientôt \uD800 " })).toEqual(
    {
      article_id,
      body: "Merci !\nÀ bientôt \uFFFD",
    },
  );
});

test.each([
  ["vide", { article_id, body: " \u0000\n " }],
  ["trop long", { article_id, body: "x".repeat(2_001) }],
  ["sans texte", { article_id }],
  ["sans article", { body: "Bonjour" }],
  ["à l'article mal nommé", { article_id: "1", body: "Bonjour" }],
])("Un commentaire %s est refusé", (_, comment) => {
  expect(commentSchema.safeParse(comment).success).toBe(false);
});
