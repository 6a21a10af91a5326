import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Query } from "./engine.ts";
import { objectPath } from "./storage-adapter.ts";

const COLUMNS = 78;

interface SeededCv {
  document_id: string;
  file_url: string;
  full_name: string;
  occupation: string;
  country: string;
  bio_long: string;
}

/** Writes the CVs of the seeded candidates, whose rows supabase/seed.sql makes without their files. */
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
    const bytes = textPdf([cv.full_name, `${cv.occupation} – ${cv.country}`, "", cv.bio_long]);
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

/** A one-page PDF of plain paragraphs, in the characters that the standard fonts have. */
export function textPdf(paragraphs: string[]): Buffer {
  const lines = paragraphs.flatMap(wrap).map((line) => `(${escapeText(line)}) Tj T*`);
  const content = `BT /F1 12 Tf 16 TL 56 780 Td\n${lines.join("\n")}\nET`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
  ];

  // The table at the end tells at which byte each object starts; latin1 keeps one byte a character.
  let file = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join("")}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file, "latin1");
}

function wrap(paragraph: string): string[] {
  const lines = [""];
  for (const word of paragraph.split(" ")) {
    const line = lines.at(-1) ?? "";
    if (line && line.length + word.length >= COLUMNS) lines.push(word);
    else lines[lines.length - 1] = line ? `${line} ${word}` : word;
  }
  return lines;
}

function escapeText(text: string): string {
  return text
    .replaceAll(/[\\()]/g, "\\$&")
    .replaceAll("–", "-")
    .replaceAll("’", "'")
    .replaceAll("œ", "oe");
}
