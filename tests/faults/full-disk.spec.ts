import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync, statfsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { test } from "@/tests/support/browser/test";
import { note } from "@/tests/support/faults/report";
import { mountDisk, unmountDisk } from "@/tests/support/files/small-disk";

const MIB = 1024 * 1024;
const PDF = new Blob(["%PDF-1.7\n%%EOF"], { type: "application/pdf" });
const OFFER = { company_name: "Essai", description: "Essai", contract_type: "CDI" };

/** The embedded backend in a process of its own. */
async function startProcess(dataDir: string) {
  const code = `
    import { startBackend } from "#local/backend.ts";
    const backend = await startBackend({ dataDir: process.argv[1], seed: false });
    process.once("SIGTERM", () => backend.stop().then(() => process.exit(0)));
    process.send({ url: backend.url, secretKey: backend.secretKey });`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", code, dataDir], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const [{ url, secretKey }] = (await once(child, "message")) as [
    { url: string; secretKey: string },
  ];
  return { child, admin: createClient(url, secretKey, { auth: { persistSession: false } }) };
}

/** A disk with a backend on it, for as long as the test runs. */
async function onSmallDisk(play: (disk: SmallDisk) => Promise<void>): Promise<void> {
  const disk = mountDisk("256m");
  test.skip(disk === null, "Aucun petit disque ne peut être monté ici : non vérifié.");
  const folder = disk ?? "";
  const ballast = path.join(folder, "ballast");
  const children: ChildProcess[] = [];
  try {
    await play({
      async start() {
        const started = await startProcess(path.join(folder, "data"));
        children.push(started.child);
        return started;
      },
      leave(bytes) {
        rmSync(ballast, { force: true });
        const { bavail, bsize } = statfsSync(folder);
        writeFileSync(ballast, Buffer.alloc(bavail * bsize - bytes));
      },
      free: () => rmSync(ballast),
    });
  } finally {
    for (const child of children) await ended(child, "SIGKILL");
    unmountDisk(folder);
  }
}

type SmallDisk = {
  start(): ReturnType<typeof startProcess>;
  /** Leaves this much room on the disk. */
  leave(bytes: number): void;
  free(): void;
};

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const exit = once(child, "exit");
    child.kill(signal);
    await exit;
  }
  return child.exitCode;
}

const write = (admin: SupabaseClient, title: string) =>
  admin.from("jobs").insert({ ...OFFER, title });

const titles = async (admin: SupabaseClient) =>
  (await admin.from("jobs").select("title").order("title")).data?.map(({ title }) => title);

test("un disque plein refuse d'écrire, laisse lire, et se remet", async () => {
  await onSmallDisk(async ({ start, leave, free }) => {
    const { child, admin } = await start();
    expect((await write(admin, "avant")).error).toBeNull();
    await admin.storage.createBucket("essai");

    for (const room of [32 * MIB, 0]) {
      leave(room);
      const { status, error } = await write(admin, "pendant");
      expect(status).toBe(503);
      expect(error).toMatchObject({
        code: "53100",
        message: expect.stringContaining("Le disque est plein : rien n’a été enregistré."),
      });
      const upload = await admin.storage.from("essai").upload("u/a.pdf", PDF);
      expect(upload.error?.message).toContain("Le disque est plein");
      expect(await titles(admin)).toEqual(["avant"]);
    }

    free();
    expect((await write(admin, "ensuite")).error).toBeNull();
    leave(0);
    expect(await titles(admin)).toEqual(["avant", "ensuite"]);
    expect(await ended(child, "SIGTERM")).toBe(0);

    free();
    expect(await titles((await start()).admin)).toEqual(["avant", "ensuite"]);
    note({
      fault: "Disk full",
      seen: "Reading goes on; writes and files are refused: « Le disque est plein : rien n’a été enregistré. »",
      lost: "Nothing: what was acknowledged before is there, what was refused is not.",
      recovery: "The first write after there is room, by itself.",
    });
  });
});
