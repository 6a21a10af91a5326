import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync, statfsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect } from "@playwright/test";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { RECRUITER } from "@/tests/support/accounts/accounts";
import { test } from "@/tests/support/browser/test";
import { missing, offerForm } from "@/tests/support/faults/publishing";
import { note } from "@/tests/support/faults/report";
import { type Stack, startStack } from "@/tests/support/faults/stack";
import { keepVisiting, longest, statuses, untilSo } from "@/tests/support/faults/visits";
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

/** Leaves this much room on the disk. */
function leaveRoom(folder: string, bytes: number): void {
  const ballast = path.join(folder, "ballast");
  rmSync(ballast, { force: true });
  const { bavail, bsize } = statfsSync(folder);
  writeFileSync(ballast, Buffer.alloc(bavail * bsize - bytes));
}

/** A disk with a backend on it, for as long as the test runs. */
async function onSmallDisk(play: (disk: SmallDisk) => Promise<void>): Promise<void> {
  const disk = mountDisk("256m");
  test.skip(disk === null, "Aucun petit disque ne peut être monté ici : non vérifié.");
  const folder = disk ?? "";
  const children: ChildProcess[] = [];
  try {
    await play({
      async start() {
        const started = await startProcess(path.join(folder, "data"));
        children.push(started.child);
        return started;
      },
      leave: (bytes) => leaveRoom(folder, bytes),
      free: () => rmSync(path.join(folder, "ballast")),
    });
  } finally {
    for (const child of children) await ended(child, "SIGKILL");
    unmountDisk(folder);
  }
}

type SmallDisk = {
  start(): ReturnType<typeof startProcess>;
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
  });
});

test("un disque plein sous les visites : tout se lit, publier est refusé en français, puis reprend", async () => {
  test.skip(!process.env.E2E_BUILD_DIR, "demande la construction de npm run test:faults");
  const disk = mountDisk("1g");
  test.skip(disk === null, "Aucun petit disque ne peut être monté ici : non vérifié.");
  const folder = disk ?? "";
  let stack: Stack | undefined;
  try {
    stack = await startStack({ dataDir: path.join(folder, "data") });
    const cookie = await stack.cookieOf(RECRUITER);
    const save = (title: string) =>
      stack?.act(cookie, "/admin/jobs", "saveJob", { form: offerForm(title) });
    const [before, meanwhile, after] = ["avant", "pendant", "après"].map(
      (when) => `Offre ${when} le disque plein ${crypto.randomUUID().slice(0, 8)}`,
    ) as [string, string, string];
    expect((await save(before))?.isDone).toBe(true);

    leaveRoom(folder, 0);
    const visits = keepVisiting(stack.url, ["/", "/emplois", "/bourses", "/emplois?q=soins"], 4);
    const refused = await save(meanwhile);
    await wait(3_000);
    await visits.stop();
    expect(refused?.isDone).toBe(false);
    const told = /"description":"([^"]+)"/.exec(refused?.text ?? "")?.[1] ?? "";
    expect(told).toMatch(/Votre saisie est conservée|réessayer/);
    expect(visits.seen.length).toBeGreaterThan(20);
    expect(new Set(visits.seen.map(({ status }) => status))).toEqual(new Set([200]));

    rmSync(path.join(folder, "ballast"));
    const recovery = await untilSo(async () => (await save(after))?.isDone === true);
    expect(await missing(stack, [before, after])).toBe(0);
    expect(await missing(stack, [meanwhile])).toBe(1);
    note({
      fault: "Disk full under load",
      seen: `Reading goes on: ${statuses(visits.seen)}, ${longest(visits.seen)} s at most. Publishing is refused: « ${told.replace(/ Référence.*/, "")} »`,
      lost: "Nothing: what was acknowledged is there, what was refused is not.",
      recovery: `${(recovery / 1_000).toFixed(1)} s after there was room, by itself.`,
    });
  } finally {
    await stack?.stop();
    unmountDisk(folder);
  }
});
