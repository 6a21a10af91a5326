import { randomUUID } from "node:crypto";
import { brotliDecompressSync, gzipSync } from "node:zlib";
import { describe, expect, it, vi } from "vitest";
import type { SentPage } from "@/lib/server/web/sent-pages";
import { quicklySqueezed, squeezeWhatIsRead } from "@/lib/server/web/squeezing";

const WORDS = "offre emploi mission bourse Québec salaire équipe soins travail français".split(" ");

/** A text that no other test has squeezed. */
function newText(): Buffer {
  // Varied as a page is: what repeats itself is short at once.
  let seed = 1;
  const words = Array.from({ length: 2_000 }, () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return `${WORDS[seed % WORDS.length]}${seed % 89}`;
  });
  return Buffer.from(`${randomUUID()} ${words.join(" ")}`);
}

async function drawn(text: Buffer): Promise<SentPage> {
  const hash = text.toString().slice(0, 36);
  const { br, isSqueezed } = await quicklySqueezed(hash, text);
  return { headers: {}, hash, bytes: { br, gzip: gzipSync(text) }, isSqueezed };
}

describe("squeezeWhatIsRead", () => {
  it("laisse telle quelle une page qui n'est lue qu'une fois", async () => {
    const [once, other] = [await drawn(newText()), await drawn(newText())];
    squeezeWhatIsRead(once);
    for (const _ of [1, 2]) squeezeWhatIsRead(other);
    await vi.waitUntil(() => other.isSqueezed);
    expect(once.isSqueezed).toBe(false);
  });

  it("resserre ce qui est relu, sans en changer le texte", async () => {
    const text = newText();
    const page = await drawn(text);
    const quick = page.bytes.br;
    for (const _ of [1, 2, 3]) squeezeWhatIsRead(page);
    await vi.waitUntil(() => page.isSqueezed);
    expect(page.bytes.br.length).toBeLessThan(quick.length);
    expect(brotliDecompressSync(page.bytes.br).equals(text)).toBe(true);
    expect(page.bytes.br.buffer.byteLength).toBe(page.bytes.br.length);
  });

  it("reprend ce qui fut resserré quand la page redessinée dit la même chose", async () => {
    const text = newText();
    const page = await drawn(text);
    for (const _ of [1, 2]) squeezeWhatIsRead(page);
    await vi.waitUntil(() => page.isSqueezed);
    const again = await drawn(text);
    expect(again.isSqueezed).toBe(true);
    expect(again.bytes.br).toBe(page.bytes.br);
  });
});
