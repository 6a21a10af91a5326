import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { App } from "@supabase/lite";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type EmbeddedEngine, startEngine } from "@/supabase/local/engine";

let folder: string;
let engine: EmbeddedEngine;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "engine-"));
  engine = await startEngine(
    path.join(folder, "database"),
    (connection) => new App({ connection }),
  );
  await engine.query("create table kept (word text)");
  await engine.query("insert into kept values ('avant')");
});
afterEach(async () => {
  vi.restoreAllMocks();
  await engine.close();
  rmSync(folder, { recursive: true });
});

const words = () => engine.query("select word from kept order by word");

it("une base qui refuse tout pour toujours est ouverte de nouveau, avec ce qu'elle gardait", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { app, connection } = engine;
  vi.spyOn(connection.driver, "query").mockRejectedValue(new Error('cannot drop active portal ""'));
  await expect(words()).rejects.toThrow("active portal");

  await engine.queue(() => engine.recover());
  expect(logged).toHaveBeenCalledOnce();
  expect(engine.connection).not.toBe(connection);
  expect(engine.app).not.toBe(app);
  expect(await words()).toEqual([{ word: "avant" }]);
  await engine.query("insert into kept values ('ensuite')");
  expect(await words()).toEqual([{ word: "avant" }, { word: "ensuite" }]);
});

it("une transaction restée ouverte est défaite, sans rouvrir la base", async () => {
  const { connection } = engine;
  await engine.query("begin");
  await engine.query("insert into kept values ('perdu')");
  await engine.queue(() => engine.recover());
  expect(engine.connection).toBe(connection);
  expect(await words()).toEqual([{ word: "avant" }]);
});

it("une base qui répond à tout par rien est ouverte de nouveau", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { connection } = engine;
  // As many operators as the parser has no stack for: nothing is refused, and nothing is done.
  await engine.query(`select '${"m | ".repeat(10_000)}m'::tsquery`).catch(() => undefined);
  expect(await words().catch(() => [])).toEqual([]);

  await engine.queue(() => engine.recover());
  expect(engine.connection).not.toBe(connection);
  expect(await words()).toEqual([{ word: "avant" }]);
});
