import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { frenchText } from "#lib/shared/french.ts";
import type { MailMessage } from "#supabase/functions/_shared/environment.ts";
import { accountMails, functionMails } from "#tests/support/gallery/mails.ts";
import { templateFiles } from "@/supabase/templates/templates";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const snapshots = `${root}tests/unit/mail/snapshots`;

const namesIn = (folder: string) => readdirSync(folder).map((name) => name.replace(/\.\w+$/, ""));

/** The names of the functions that write a mail, as the gallery spells them. */
async function mailFunctions(): Promise<string[]> {
  const folder = `${root}supabase/functions/_shared/mails`;
  const modules = await Promise.all(
    readdirSync(folder).map((name): Promise<object> => import(`${folder}/${name}`)),
  );
  const names = modules.flatMap((module) =>
    Object.entries(module).flatMap(([name, value]) => (typeof value === "function" ? [name] : [])),
  );
  return names.map((name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
}

/** Between them they have each part of the one layout: rows, buttons, links and a quotation. */
const DRAWN = ["alert-news", "refusal"];

/** A mail as whoever reads the snapshot wants it: a line a paragraph, but for those that are drawn. */
function shown(name: string, mail: MailMessage): string {
  const { to, subject, replyTo, headers = {}, text, html } = mail;
  const lines = Object.entries({ À: to, Objet: subject, "Répondre à": replyTo, ...headers });
  const header = lines.flatMap(([name, value]) => (value ? [`${name} : ${value}`] : [])).join("\n");
  const isDrawn = DRAWN.includes(name);
  return `${header}\n\n${isDrawn ? `${text}\n\n${html}` : text.replace(/\n+/g, "\n")}\n`;
}

describe("Les courriels", () => {
  it("sont tous montrés, et rien d'autre", async () => {
    const functions = Object.keys(functionMails);
    const all = [...Object.keys(accountMails), ...functions];
    expect(all.sort()).toEqual((await mailFunctions()).sort());
    expect(namesIn(snapshots).sort()).toEqual(functions.sort());
  });

  it.each(Object.entries(functionMails))("%s dit ce que montre son image", async (name, mail) => {
    if (mail === null) throw new Error(`${name} has nobody to go to`);
    await expect(shown(name, mail)).toMatchFileSnapshot(`${snapshots}/${name}.txt`);
  });

  it.each(Object.entries({ ...functionMails, ...accountMails }))(
    "%s dit la même chose en texte et en HTML",
    (_name, mail) => {
      const { html = "", text = "" } = mail ?? {};
      // Where a link leads is told too, even where only its words are seen.
      const links = html.replace(/<a href="([^"]+)"[^>]*>/g, "$1\n");
      const plain = links.replace(/<[^>]+>/g, "").replaceAll("&amp;", "&");
      const sentences = text.split(/\n+/).map((line) => line.replace(/^> | :$/g, ""));
      for (const line of sentences.filter((one) => one !== "" && one !== "--")) {
        expect(plain).toContain(frenchText(line));
      }
    },
  );
});

describe("Les modèles du service d'authentification", () => {
  it.each(templateFiles())("$path est à jour : sinon, lancer `npm run mails`", ({ path, text }) => {
    expect(readFileSync(root + path, "utf8")).toBe(text);
  });
});
