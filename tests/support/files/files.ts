import { operatorClient } from "#tests/support/accounts/operator.ts";

/** A whole PDF of one page with a green rectangle, with room for what a test wants to hide in it. */
export function pdfFile(name = "CV Zoé Lévesque.pdf", extra = "") {
  const body = `%PDF-1.4
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 5 0 R >> endobj
5 0 obj << /Length 27 >> stream
0 1 0 rg 60 60 492 672 re f
endstream endobj
${extra}
trailer << /Root 1 0 R >>
startxref
9
%%EOF
`;
  return { name, mimeType: "application/pdf", buffer: Buffer.from(body, "latin1") };
}

/** The keys of every file that lies in somebody's folders. */
export async function storedFiles(userId: string): Promise<string[]> {
  const client = operatorClient();
  const folders = await Promise.all(
    ["cvs", "avatars", "images"].map((bucket) => client.storage.from(bucket).list(userId)),
  );
  return folders.flatMap(({ data, error }) => {
    if (error) throw error;
    return data.map((file) => file.name);
  });
}

const owners = {
  profiles: "id",
  documents: "user_id",
  applications: "candidate_id",
  saved_items: "user_id",
  article_likes: "user_id",
  comments: "user_id",
  calendar_tokens: "user_id",
} as const;

/** How many rows of every table belong to somebody. */
export async function rowsOf(userId: string): Promise<Record<string, number>> {
  const client = operatorClient();
  const counts = await Promise.all(
    Object.entries(owners).map(async ([table, column]) => {
      const { data, error } = await client.from(table).select(column).eq(column, userId);
      if (error) throw error;
      return [table, data.length] as const;
    }),
  );
  return Object.fromEntries(counts);
}
