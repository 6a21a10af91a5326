import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { cleanPicture } from "@/lib/security/clean-picture";

const GPS = { IFD0: { Make: "Appareil" }, IFD3: { GPSLatitude: "45/1 30/1 0/1" } };

/** What a camera writes: wider than high, held upright, with its place and a comment. */
async function photo(format: "jpeg" | "png" | "webp"): Promise<Buffer> {
  return sharp({ create: { width: 60, height: 40, channels: 4, background: "#c0392b80" } })
    .withExif(GPS)
    .withMetadata({ orientation: 6 })
    .toFormat(format)
    .toBuffer();
}

describe("Une image reçue", () => {
  it.each(["jpeg", "png", "webp"] as const)(
    "en %s perd lieu et heure, et se redresse",
    async (format) => {
      const taken = await photo(format);
      expect((await sharp(taken).metadata()).exif).toBeDefined();
      const clean = await cleanPicture(taken, 1600);
      const { exif, icc, xmp, ...metadata } = await sharp(clean ?? undefined).metadata();
      expect({ exif, xmp }).toEqual({ exif: undefined, xmp: undefined });
      expect(metadata).toMatchObject({ format: "jpeg", width: 40, height: 60, hasAlpha: false });
      expect(metadata.orientation).toBeUndefined();
      expect(Buffer.from(clean ?? "").includes("Appareil")).toBe(false);
    },
  );

  it("perd ce qui est caché derrière elle", async () => {
    const both = Buffer.concat([await photo("png"), Buffer.from("PK\x03\x04 archive <script>")]);
    const clean = Buffer.from((await cleanPicture(both, 1600)) ?? "");
    expect(clean.length).toBeGreaterThan(100);
    expect(clean.includes("archive")).toBe(false);
  });

  it("devient petite, et une petite ne grandit pas", async () => {
    const size = async (side: number) =>
      (await sharp((await cleanPicture(await photo("jpeg"), side)) ?? undefined).metadata()).height;
    expect(await size(30)).toBe(30);
    expect(await size(512)).toBe(60);
  });

  const immense = { width: 10_000, height: 10_000, channels: 3, background: "#fff" } as const;
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  it.each([
    ["du SVG", async () => svg],
    ["un GIF", async () => sharp(svg).gif().toBuffer()],
    ["une image coupée en route", async () => (await photo("png")).subarray(0, 60)],
    ["du texte", async () => Buffer.from("\xff\xd8\xff bonjour", "latin1")],
    ["rien", async () => Buffer.alloc(0)],
    [
      "une image de cent millions de points",
      async () => sharp({ create: immense }).png().toBuffer(),
    ],
  ])("est refusée quand c'est %s", async (_, bytes) => {
    expect(await cleanPicture(await bytes(), 1600)).toBeNull();
  });
});
