const COLUMNS = 78;

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
