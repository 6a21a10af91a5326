import { crc32 } from "node:zlib";
import { expect } from "@playwright/test";
import sharp from "sharp";
import { CANDIDATE, PASSWORD, supabaseClient } from "@/tests/support/accounts/accounts";
import { sessionCookie } from "@/tests/support/accounts/session-cookie";
import { test } from "@/tests/support/browser/test";
import { pdfFile } from "@/tests/support/files/files";
import { group, pdf } from "@/tests/support/files/pdf-pieces";
import { actionCall } from "@/tests/support/site/action-calls";

const site = process.env.E2E_BASE_URL ?? "http://localhost:3000";
/** Whoever visits meanwhile waits no longer than this. */
const OTHERS_WAIT_MS = 5_000;

async function sendPhoto(photo: File) {
  const { headers, body } = await actionCall("savePhoto", { form: { photo }, alone: true });
  const cookie = await sessionCookie(site, CANDIDATE);
  const answer = await fetch(`${site}/espace-utilisateur`, {
    ...{ method: "POST", body, redirect: "manual" as const },
    headers: { ...headers, origin: site, cookie },
  });
  return { status: answer.status, text: await answer.text() };
}

/** What is sent is refused in words, and meanwhile the site answers others. */
async function isRefused(sending: Promise<{ status: number; text: string }>, how: string) {
  const begun = performance.now();
  expect((await fetch(`${site}/emplois?q=${Date.now()}`)).status, how).toBe(200);
  expect(performance.now() - begun, how).toBeLessThan(OTHERS_WAIT_MS);
  const { status, text } = await sending;
  expect(status, how).toBeLessThan(500);
  expect(text, how).not.toContain('"status":"done"');
  expect(text, how).not.toContain('"failed":true');
}

/** A small PNG whose header says that it is this many pixels wide and high. */
async function hugePng(side: number): Promise<File> {
  const create = { width: 64, height: 64, channels: 3, background: "#246" } as const;
  const png = await sharp({ create }).png().toBuffer();
  png.writeUInt32BE(side, 16);
  png.writeUInt32BE(side, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return new File([new Uint8Array(png)], "a.png", { type: "image/png" });
}

// Other kinds of files, and what hides behind a picture, are in tests/unit/picture.test.ts.
test("une image qui se dit immense est refusée", async () => {
  for (const side of [40_000, 2 ** 31 - 1]) {
    await isRefused(sendPhoto(await hugePng(side)), `${side} pixels de côté`);
  }
});

test("un CV qui se gonfle, s'emboîte ou se tait n'est pas gardé", async () => {
  test.slow();
  const client = supabaseClient();
  const { data } = await client.auth.signInWithPassword({ email: CANDIDATE, password: PASSWORD });
  const person = data.user?.id ?? "";
  const bombs: Record<string, Uint8Array> = {
    "deux cents mégaoctets dans deux cents kilo": pdf(group(" ".repeat(200 * 2 ** 20))),
    "mille groupes de cent mégaoctets": pdf(
      Array(40)
        .fill(group(" ".repeat(20 * 2 ** 20)))
        .join("\n"),
    ),
    "mille parenthèses": pdf(`1 0 obj ${"(".repeat(200_000)} endobj`),
    "mille dictionnaires": pdf(`1 0 obj ${"<<".repeat(200_000)} endobj`),
    "un lancement": pdfFile("a.pdf", "4 0 obj << /Type /Action /S /Launch >> endobj").buffer,
  };
  for (const [how, bytes] of Object.entries(bombs)) {
    const path = `${person}/${crypto.randomUUID()}.pdf`;
    const uploaded = await client.storage
      .from("cvs")
      .upload(path, new Blob([new Uint8Array(bytes)], { type: "application/pdf" }));
    if (uploaded.error) continue;
    const begun = performance.now();
    const registration = client.functions.invoke("register-document", {
      body: { path, file_name: "a.pdf" },
    });
    // Where the site had just let a connection go, a second one is opened.
    const search = () => fetch(`${site}/emplois?q=${Date.now()}`);
    expect((await search().catch(search)).status, how).toBe(200);
    expect(performance.now() - begun, how).toBeLessThan(OTHERS_WAIT_MS);
    expect((await registration).error, how).not.toBeNull();
    const { data: found } = await client.from("documents").select("id").eq("file_url", path);
    expect(found, how).toEqual([]);
    await client.storage.from("cvs").remove([path]);
  }
});
