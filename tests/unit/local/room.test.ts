import { expect, it } from "vitest";
import { refuseFullDisk } from "@/supabase/local/data-dir";
import { createRoom, RESERVE_BYTES } from "@/supabase/local/room";

const MIB = 1024 * 1024;
const isReading = (name: string) => name === "search_jobs";
const full = createRoom(async () => RESERVE_BYTES - 1, isReading);

const ask = (call: string) => {
  const [method, target] = call.split(" ");
  return new Request(`http://base.test${target}`, { method });
};

it.each([
  "GET /rest/v1/jobs?select=id",
  "HEAD /rest/v1/jobs?select=id",
  "POST /rest/v1/rpc/search_jobs",
  "GET /auth/v1/user",
  "POST /storage/v1/object/list/images",
  "POST /storage/v1/object/sign/cvs/u/a.pdf",
])("laisse lire quand le disque est plein : %s", async (call) => {
  expect(await full(ask(call), 0)).toBeNull();
});

it.each([
  "POST /rest/v1/jobs",
  "PATCH /rest/v1/jobs?id=eq.1",
  "DELETE /rest/v1/jobs?id=eq.1",
  "POST /rest/v1/rpc/take_rate",
  "GET /rest/v1/rpc/take_rate",
  "GET /rest/v1/rpc/%74ake_rate",
  "POST /auth/v1/token?grant_type=password",
  "POST /storage/v1/object/cvs/u/a.pdf",
  "PUT /storage/v1/object/upload/sign/cvs/u/a.pdf",
  "POST /functions/v1/send-site-email",
])("refuse en français d'écrire quand le disque est plein : %s", async (call) => {
  const refusal = await full(ask(call), 0);
  expect(refusal?.status).toBe(503);
  expect(Number(refusal?.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await refusal?.json()).toMatchObject({
    code: "53100",
    message: "Le disque est plein : rien n’a été enregistré. Réessayez plus tard.",
  });
});

it("compte ce qui va être écrit, et se remet dès qu'il y a de la place", async () => {
  let free = RESERVE_BYTES + 5 * MIB;
  const room = createRoom(async () => free, isReading);
  const upload = () => room(ask("POST /storage/v1/object/cvs/u/a.pdf"), 5 * MIB);
  expect(await upload()).toBeNull();
  free -= 1;
  expect((await upload())?.status).toBe(503);
  free += 1;
  expect(await upload()).toBeNull();
});

it("ne démarre pas sur un disque plein, en une ligne qui dit quoi faire", async () => {
  const start = (free: number) => refuseFullDisk("/donnees", async () => free);
  await expect(start(RESERVE_BYTES)).resolves.toBeUndefined();
  await expect(start(RESERVE_BYTES - 1)).rejects.toThrow(
    /^Il reste moins de 64 Mio sur le disque de \/donnees : libérez .*DATA_DIR\.$/,
  );
});
