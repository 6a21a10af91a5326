import { crc32, deflateSync } from "node:zlib";
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

/** One chunk of a PNG. */
function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([size, named, sum]);
}

/** A few kilobytes that say that they are this many pixels wide and high. */
function hugePng(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = deflateSync(Buffer.alloc(2 ** 20));
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", pixels),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

const fileOf = (bytes: Uint8Array, name: string, type: string) =>
  new File([new Uint8Array(bytes)], name, { type });

test("des images qui se disent immenses, ou d'une autre nature, sont refusées", async () => {
  const pictures: Record<string, File> = {
    "quarante mille pixels de côté": fileOf(hugePng(40_000), "a.png", "image/png"),
    "deux milliards de pixels de côté": fileOf(hugePng(2 ** 31 - 1), "a.png", "image/png"),
    "un texte": fileOf(Buffer.from("<svg onload=alert(1)>"), "a.png", "image/png"),
    "un SVG": fileOf(
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      "a.svg",
      "image/svg+xml",
    ),
    "un zip": fileOf(Buffer.from("PK\x03\x04 rien"), "a.png", "image/png"),
    rien: fileOf(new Uint8Array(), "a.png", "image/png"),
  };
  for (const [how, file] of Object.entries(pictures)) {
    await isRefused(sendPhoto(file), how);
  }
});

test("un zip caché derrière une image n'est pas gardé avec elle", async () => {
  const picture = await sharp({
    create: { width: 64, height: 64, channels: 3, background: "#246" },
  })
    .png()
    .toBuffer();
  const hidden = Buffer.concat([picture, Buffer.from("PK\x03\x04 cache PK\x05\x06")]);
  const file = fileOf(hidden, "a.png", "image/png");
  const { text } = await sendPhoto(file);
  expect(text).toContain('"status":"done"');
  const cookie = await sessionCookie(site, CANDIDATE);
  const photo = await fetch(`${site}/espace-utilisateur/photo`, { headers: { cookie } });
  const bytes = Buffer.from(await photo.arrayBuffer());
  expect(photo.status).toBe(200);
  expect(bytes.length).toBeGreaterThan(20);
  expect(bytes.includes("PK\x03\x04")).toBe(false);
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
