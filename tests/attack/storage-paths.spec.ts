import { expect } from "@playwright/test";
import { createAccount, PASSWORD, supabaseClient } from "@/tests/support/accounts/accounts";
import { test } from "@/tests/support/browser/test";
import { storedFiles } from "@/tests/support/files/files";
import { createApplicant } from "@/tests/support/publications/applying";

const api = `${process.env.E2E_SUPABASE_URL}/storage/v1/object`;
const FILE = "0f0f0f0f-0000-4000-8000-000000000000.pdf";

/** Ways to write another's path, or one that leads out of every folder. */
const spellings = (own: string, theirs: string) => [
  `cvs/${theirs}/${FILE}`,
  `cvs/${own}/../${theirs}/${FILE}`,
  `cvs/${own}/..%2F${theirs}/${FILE}`,
  `cvs/${own}%2F..%2F${theirs}%2F${FILE}`,
  `cvs/${own}/%2e%2e/${theirs}/${FILE}`,
  `cvs/${own}\\..\\${theirs}\\${FILE}`,
  `cvs//${theirs}//${FILE}`,
  `cvs/${own}/..%252F${theirs}%252F${FILE}`,
  `cvs/${own}/${FILE}%00.png`,
  `cvs/../../../../etc/passwd`,
  `cvs/${own}/..%2F..%2F..%2Fkeys.json`,
  `avatars/../cvs/${theirs}/${FILE}`,
  `images/${own}/${FILE}`,
];

test("aucun chemin n'écrit, ne lit, ne signe ni n'efface chez un autre", async () => {
  const owner = await createApplicant("Ève Fichier");
  const rival = await createAccount({ role: "recruteur" });
  const before = await storedFiles(owner.id);
  expect(before).toHaveLength(1);
  const client = supabaseClient();
  const { data } = await client.auth.signInWithPassword({ email: rival.email, password: PASSWORD });
  const headers = {
    apikey: process.env.E2E_PUBLISHABLE_KEY ?? "",
    authorization: `Bearer ${data.session?.access_token}`,
  };
  const paths = [
    ...spellings(rival.id, owner.id),
    ...spellings(rival.id, owner.id).map((path) => path.replaceAll(FILE, before[0] ?? "")),
  ];
  for (const path of paths) {
    const json = { ...headers, "content-type": "application/json" };
    const pdf = { ...headers, "content-type": "application/pdf" };
    const calls = {
      écrire: {
        url: `${api}/${path}`,
        init: { method: "POST", headers: pdf, body: "%PDF-1.4\n%%EOF" },
      },
      remplacer: {
        url: `${api}/${path}`,
        init: { method: "PUT", headers: pdf, body: "%PDF-1.4\n%%EOF" },
      },
      lire: { url: `${api}/authenticated/${path}`, init: { headers } },
      "lire en public": { url: `${api}/public/${path}`, init: { headers } },
      signer: {
        url: `${api}/sign/${path}`,
        init: { method: "POST", headers: json, body: '{"expiresIn":60}' },
      },
      effacer: { url: `${api}/${path}`, init: { method: "DELETE", headers } },
    };
    for (const [how, { url, init }] of Object.entries(calls)) {
      const { status } = await fetch(url, init);
      expect(status, `${how} ${path}`).toBeGreaterThanOrEqual(400);
      expect(status, `${how} ${path}`).toBeLessThan(500);
    }
  }
  for (const name of [`../${owner.id}/${before[0]}`, `${owner.id}/${before[0]}`]) {
    const bucket = client.storage.from("cvs");
    expect((await bucket.move(name, `${rival.id}/${FILE}`)).error, name).not.toBeNull();
    expect((await bucket.copy(name, `${rival.id}/${FILE}`)).error, name).not.toBeNull();
    expect((await bucket.remove([name])).data ?? [], name).toEqual([]);
  }
  expect((await client.storage.from("cvs").list(owner.id)).data).toEqual([]);
  expect(await storedFiles(owner.id)).toEqual(before);
  expect(await storedFiles(rival.id)).toEqual([]);
});
