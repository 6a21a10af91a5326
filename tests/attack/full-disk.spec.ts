import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { createClient } from "@supabase/supabase-js";

const MIB = 1024 * 1024;
const PDF = new Blob(["%PDF-1.7\n%%EOF"], { type: "application/pdf" });
const OFFER = { company_name: "Essai", description: "Essai", contract_type: "CDI" };

/** A small disk of its own, where the system lets us have one. */
function mountDisk(): string | null {
  const folder = mkdtempSync(path.join(tmpdir(), "full-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=256m", "tmpfs", folder], { stdio: "ignore" });
    return folder;
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
}

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

test("un disque plein refuse d'écrire, laisse lire, et se remet", async () => {
  const disk = mountDisk();
  test.skip(disk === null, "Aucun petit disque ne peut être monté ici : non vérifié.");
  const folder = disk ?? "";
  const ballast = path.join(folder, "ballast");
  let child: ChildProcess | undefined;
  try {
    const started = await startProcess(path.join(folder, "data"));
    child = started.child;
    const { admin } = started;
    const write = (title: string) => admin.from("jobs").insert({ ...OFFER, title });
    const read = () => admin.from("jobs").select("title").order("title");
    /** Leaves this much room on the disk. */
    const leave = (bytes: number) => {
      rmSync(ballast, { force: true });
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(ballast, Buffer.alloc(bavail * bsize - bytes));
    };
    expect((await write("avant")).error).toBeNull();
    await admin.storage.createBucket("essai");

    for (const room of [32 * MIB, 0]) {
      leave(room);
      for (let turn = 0; turn < 3; turn += 1) {
        const { status, error } = await write(`pendant ${turn}`);
        expect(status).toBe(503);
        expect(error).toMatchObject({
          code: "53100",
          message: expect.stringContaining("Le disque est plein : rien n’a été enregistré."),
        });
      }
      const upload = await admin.storage.from("essai").upload("u/a.pdf", PDF);
      expect(upload.error?.message).toContain("Le disque est plein");
      expect((await read()).data).toEqual([{ title: "avant" }]);
    }

    rmSync(ballast);
    expect((await write("ensuite")).error).toBeNull();
    expect((await read()).data).toEqual([{ title: "avant" }, { title: "ensuite" }]);

    leave(0);
    const exit = once(child, "exit");
    child.kill("SIGTERM");
    expect(await exit).toEqual([0, null]);
    rmSync(ballast);

    const again = await startProcess(path.join(folder, "data"));
    child = again.child;
    const rows = await again.admin.from("jobs").select("title").order("title");
    expect(rows.data).toEqual([{ title: "avant" }, { title: "ensuite" }]);
  } finally {
    if (child && child.exitCode === null) {
      const exit = once(child, "exit");
      child.kill("SIGKILL");
      await exit;
    }
    execFileSync("umount", [folder]);
    rmSync(folder, { recursive: true });
  }
});
