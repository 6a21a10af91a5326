import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { answerOf, type Line, type Stage } from "./line";
import { ask } from "./target";

const PDF = new Blob(["%PDF-1.7\n%%EOF"], { type: "application/pdf" });
const newKey = ({ account }: Stage) => `cvs/${account.id}/${randomUUID()}.pdf`;
type Options = Parameters<typeof ask>[2];

const send = async (stage: Stage, path: string, options: Options = {}) =>
  ask(stage.target, `/storage/v1${path}`, { token: stage.account.token, ...options });
const upload = (stage: Stage, key: string, body = PDF) =>
  send(stage, `/object/${key}`, { body, headers: { "content-type": body.type } });
const sign = async (stage: Stage, key: string): Promise<string> => {
  const response = await send(stage, `/object/sign/${key}`, { body: { expiresIn: 60 } });
  return Object(await response.json()).signedURL;
};

/** https://supabase.com/docs/guides/storage/debugging/error-codes and the reference of its API. */
export const fileLines: Line[] = [
  [
    "un dépôt répond par sa clé, le même une seconde fois est un double",
    async (stage) => {
      const key = newKey(stage);
      const first = await answerOf(await upload(stage, key));
      return {
        ...(await answerOf(await upload(stage, key))),
        first: [first.status, Object(first.body).Key === key],
      };
    },
    { status: 400, code: "409", first: [200, true] },
  ],
  [
    "un type refusé par la réserve",
    async (stage) =>
      answerOf(await upload(stage, newKey(stage), new Blob(["x"], { type: "text/html" }))),
    { status: 400, code: "415" },
  ],
  [
    "un fichier trop lourd pour la réserve",
    async (stage) => {
      const large = new Blob([new Uint8Array(5 * 1024 * 1024 + 1)], { type: "application/pdf" });
      return answerOf(await upload(stage, newKey(stage), large));
    },
    { status: 400, code: "413" },
  ],
  [
    "un dépôt dans le dossier d'un autre",
    async (stage) => answerOf(await upload(stage, `cvs/${stage.other.id}/${randomUUID()}.pdf`)),
    { status: 400, code: "403" },
  ],
  [
    "un lien signé donne le fichier et son type, sans clé",
    async (stage) => {
      const key = newKey(stage);
      await upload(stage, key);
      const response = await fetch(`${stage.target.url}/storage/v1${await sign(stage, key)}`);
      return {
        status: response.status,
        type: response.headers.get("content-type"),
        body: await response.text(),
      };
    },
    { status: 200, type: "application/pdf", body: "%PDF-1.7\n%%EOF" },
  ],
  [
    "un lien signé dont le jeton est altéré",
    async (stage) => {
      const key = newKey(stage);
      await upload(stage, key);
      return answerOf(await fetch(`${stage.target.url}/storage/v1${await sign(stage, key)}x`));
    },
    { status: 400, code: "400" },
  ],
  [
    "un dépôt par lien signé, une fois",
    async (stage) => {
      const key = newKey(stage);
      const made = await answerOf(
        await send(stage, `/object/upload/sign/${key}`, { method: "POST" }),
      );
      const { url } = Object(made.body);
      const put = () =>
        send(stage, url, { method: "PUT", body: PDF, headers: { "content-type": PDF.type } });
      const first = await put();
      return { status: made.status, first: first.status, again: (await put()).status };
    },
    { status: 200, first: 200, again: 400 },
  ],
  [
    "un fichier qui n'existe pas",
    async (stage) => answerOf(await send(stage, `/object/authenticated/${newKey(stage)}`)),
    { status: 400, code: "404" },
  ],
  [
    "une liste de son dossier",
    async (stage) => {
      await upload(stage, newKey(stage));
      const body = { prefix: stage.account.id, limit: 1, offset: 0 };
      return answerOf(await send(stage, "/object/list/cvs", { body }));
    },
    { status: 200, body: [expect.objectContaining({ name: expect.stringMatching(/\.pdf$/) })] },
  ],
];

/** https://supabase.com/docs/guides/functions/status-codes */
export const functionLines: Line[] = [
  [
    "une fonction inconnue",
    async ({ target, account }) =>
      answerOf(await ask(target, "/functions/v1/inconnue", { body: {}, token: account.token })),
    { status: 404 },
  ],
  [
    "une fonction de membres appelée sans session",
    async ({ target }) =>
      answerOf(
        await ask(target, "/functions/v1/send-application-email", { body: {}, token: "faux" }),
      ),
    { status: 401 },
  ],
  [
    "une fonction dit elle-même ce qui manque à sa demande",
    async ({ target, account }) =>
      answerOf(
        await ask(target, "/functions/v1/register-document", { body: {}, token: account.token }),
      ),
    { status: 400, type: "application/json", body: expect.objectContaining({ success: false }) },
  ],
];
