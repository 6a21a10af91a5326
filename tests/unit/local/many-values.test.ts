import { describe, expect, it } from "vitest";
import { tooManyValues } from "@/supabase/local/many-values";

function request(path: string, rows: unknown): Request {
  const body = JSON.stringify(rows);
  const headers = { "content-length": String(body.length) };
  return new Request(`http://localhost/rest/v1${path}`, { method: "POST", headers, body });
}
const rowsOf = (count: number, columns: number) =>
  Array.from({ length: count }, () =>
    Object.fromEntries(Array.from({ length: columns }, (_, place) => [`c${place}`, null])),
  );

describe("tooManyValues", () => {
  it.each([
    ["ce que le moteur prend encore", "/jobs", rowsOf(32_767, 1)],
    ["une seule ligne, si longue qu'elle soit", "/jobs", { text: "a".repeat(100_000) }],
    ["ce qu'une fonction prend en une valeur", "/rpc/import_jobs", rowsOf(1_000, 40)],
  ])("laisse passer %s", async (_, path, rows) => {
    expect(await tooManyValues(request(path, rows))).toBeNull();
  });

  it("refuse une valeur de plus, avant que la base ne la voie", async () => {
    const refusal = await tooManyValues(request("/jobs", rowsOf(1_000, 33)));
    expect(refusal?.status).toBe(413);
    expect(await refusal?.json()).toMatchObject({ code: "54000" });
  });
});
