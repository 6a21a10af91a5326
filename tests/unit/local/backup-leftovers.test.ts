import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { backUp } from "@/supabase/local/backup/backup";

it("une sauvegarde emporte ce que laissèrent celles qu'on tua, quel que fût leur nom", async () => {
  const place = mkdtempSync(path.join(tmpdir(), "leftovers-"));
  onTestFinished(() => rmSync(place, { recursive: true }));
  const write = (name: string, text = "") => {
    mkdirSync(path.dirname(path.join(place, name)), { recursive: true });
    writeFileSync(path.join(place, name), text);
  };
  const dataDir = path.join(place, "data");
  write("data/database/PG_VERSION", "17");
  write("data/keys.json", JSON.stringify({ publishable: "p", secret: "s", jwtSecret: "j" }));
  const { pid } = spawnSync(process.execPath, ["--version"]);
  write(`hier.tar.gz.${pid}.part/contents/keys.json`);
  write(`film.${pid}.part`, "à garder");
  write(`autre.${process.ppid}.part/contents/keys.json`, "en cours");

  await backUp({ dataDir, databaseUrl: null }, path.join(place, "demain.tar.gz"));
  expect(readdirSync(place).sort()).toEqual(
    [`autre.${process.ppid}.part`, "data", "demain.tar.gz", `film.${pid}.part`].sort(),
  );
});
