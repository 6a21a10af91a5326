import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createStorageAdapter, objectPath } from "@/supabase/local/storage-adapter";

describe("Le chemin d'un objet", () => {
  it("reste dans le dossier de son bac", () => {
    expect(objectPath("/donnees", "cvs", "a/b.pdf")).toBe("/donnees/cvs/a/b.pdf");
    expect(objectPath("/donnees", "cvs", "..pdf/…")).toBe("/donnees/cvs/..pdf/…");
  });

  const wrong = ["../secret", "a/../../secret", ".", "", "/etc/passwd", "a//b", "a/b/", "a\0.pdf"];
  it.each([
    ...[...wrong, "a\\..\\b"].map((key) => ["cvs", key] as const),
    ...["..", "", "a/b"].map((bucket) => [bucket, "a"] as const),
  ])("refuse %j / %j", (bucket, key) => {
    expect(() => objectPath("/donnees", bucket, key)).toThrow("refused");
  });
});

describe("Les fichiers stockés", () => {
  let folder: string;
  const bytes = new TextEncoder().encode("%PDF-1.7");
  const save = (key: string) =>
    adapter().uploadObject("cvs", key, undefined, bytes, "application/pdf", "no-cache");
  const adapter = () => createStorageAdapter(folder);

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "storage-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it("se relisent tels quels, avec leur type", async () => {
    await save("u/a.pdf");
    const { body, metadata } = await adapter().getObject("cvs", "u/a.pdf", undefined);
    expect(new Uint8Array(body as Buffer)).toEqual(bytes);
    expect(metadata).toMatchObject({ size: 8, mimetype: "application/pdf" });
  });

  it("acceptent un flux", async () => {
    const stream = new Blob([bytes]).stream();
    await adapter().uploadObject("cvs", "u/b.pdf", undefined, stream, "application/pdf", "");
    expect((await adapter().headObject("cvs", "u/b.pdf", undefined)).size).toBe(8);
  });

  it("s'effacent, même deux fois", async () => {
    await save("u/a.pdf");
    await adapter().deleteObjects("cvs", ["u/a.pdf", "u/a.pdf", "absent"]);
    await expect(adapter().headObject("cvs", "u/a.pdf", undefined)).rejects.toThrow("ENOENT");
  });
});
