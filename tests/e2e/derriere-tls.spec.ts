import { expect } from "@playwright/test";
import { createAccount } from "@/tests/support/accounts/accounts";
import { test } from "@/tests/support/browser/test";
import { actionCall } from "@/tests/support/site/action-calls";

test("derrière un proxy qui parle TLS, se connecter mène à une page qui arrive avec la réponse", {
  tag: "@full",
}, async ({ request, baseURL }) => {
  const { email, password } = await createAccount();
  const { headers, body } = await actionCall("signIn", { form: { email, password } });
  const answer = await request.post("/connexion", {
    data: body,
    headers: { ...headers, origin: baseURL ?? "", "x-forwarded-proto": "https" },
    maxRedirects: 0,
  });
  expect(answer.headers()["x-action-redirect"]).toContain("/espace-utilisateur");
  // What the page's scripts read, so that they need not ask for the page once more.
  expect(answer.headers()["content-type"]).toContain("text/x-component");
  expect((await answer.body()).length).toBeGreaterThan(1_000);
});
