import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Query } from "./engine.ts";
import { objectPath } from "./storage-adapter.ts";

interface SeededCv {
  document_id: string;
  file_url: string;
  full_name: string;
  occupation: string;
  country: string;
  bio_long: string;
}

/** Writes the CVs of the seeded candidates, whose rows supabase/seed.sql inserts without files. */
export async function writeSeedFiles(query: Query, folder: string): Promise<void> {
  const rows = await query<SeededCv>(
    `select d.id as document_id, d.file_url, p.full_name, p.occupation, p.country, p.bio_long
     from public.documents d
     join public.profiles p on p.id = d.user_id
     join storage.objects o on o.bucket_id = 'cvs' and o.name = d.file_url
     where d.user_id::text like '00000000-0000-4000-8000-0000000000c_'`,
  );
  for (const cv of rows) {
    const file = objectPath(folder, "cvs", cv.file_url);
    if (existsSync(file)) continue;
    const bytes = await textPdf([
      cv.full_name,
      `${cv.occupation} – ${cv.country}`,
      "",
      cv.bio_long,
    ]);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, bytes);
    await query("update public.documents set size_bytes = $1 where id = $2", [
      bytes.length,
      cv.document_id,
    ]);
    await query(
      `update storage.objects set metadata = metadata || jsonb_build_object('size', $1::integer)
       where bucket_id = 'cvs' and name = $2`,
      [bytes.length, cv.file_url],
    );
  }
}

/** Makes a one-page PDF of plain paragraphs. Its library is loaded by the first start only. */
export async function textPdf(paragraphs: string[]): Promise<Uint8Array> {
  const { PDFDocument } = await import("@cantoo/pdf-lib");
  const pdf = await PDFDocument.create();
  const place = { x: 56, y: 780, size: 12, lineHeight: 16, maxWidth: 480 };
  pdf.addPage().drawText(paragraphs.join("\n"), place);
  return pdf.save();
}
