import { describe, expect, it } from "vitest";
import { labelsOf, listed } from "#supabase/functions/_shared/alert-text.ts";
import {
  block,
  greeting,
  isPlainAddress,
  oneLine,
} from "#supabase/functions/_shared/mail-layout.ts";
import { contactMessage, contactReceived } from "#supabase/functions/_shared/mails/contact.ts";
import { newsletterConfirmation } from "#supabase/functions/_shared/mails/newsletter.ts";
import { everyKind, kinds } from "@/lib/publications/kinds";

const ID = "6f6b1c1e-0000-4000-8000-000000000001";
const message = {
  ...{ id: ID, name: "Aïcha N’Diaye", email: "aicha@exemple.ca", type: "support" },
  ...{ subject: "Une question", message: "Bonjour,\nvoici ma question." },
};

describe("oneLine", () => {
  it.each(["\r\n", "\n", "\r", "\u2028", "\u2029", "\u0085", "\0", "\t"])(
    "ne laisse passer aucun saut de ligne (%j)",
    (end) => {
      expect(oneLine(`Objet${end}Bcc: victime@exemple.ca`, 200)).toBe(
        "Objet Bcc: victime@exemple.ca",
      );
    },
  );

  it("coupe ce qui est trop long, et le montre", () => {
    expect(oneLine("x".repeat(500), 150)).toBe(`${"x".repeat(149)}…`);
    expect(oneLine(`a${"😀".repeat(200)}`, 110)).toBe(`a${"😀".repeat(108)}…`);
    expect(block(`a${"😀".repeat(200)}`, 110)).toBe(`a${"😀".repeat(109)}`);
  });
});

it("block garde les lignes et retire les caractères de contrôle", () => {
  expect(block("un\r\ndeux\u0007\0\ttrois\r", 100)).toBe("un\ndeux\ttrois");
});

describe("isPlainAddress", () => {
  it.each(["a@exemple.ca", "prenom.nom+tri@sous.exemple.ca"])("accepte %s", (email) => {
    expect(isPlainAddress(email)).toBe(true);
  });

  it.each([
    "a@exemple.ca,b@exemple.ca",
    "Nom <a@exemple.ca>",
    "a@exemple.ca\r\nBcc: b@exemple.ca",
    "groupe:a@exemple.ca;",
    "a@b@exemple.ca",
    `${"x".repeat(250)}@exemple.ca`,
    "",
  ])("refuse %j", (email) => {
    expect(isPlainAddress(email)).toBe(false);
  });
});

describe("greeting", () => {
  it("salue par le nom ce qui ressemble à un nom", () => {
    expect(greeting("Aïcha N’Diaye-Roy")).toBe("Bonjour Aïcha N’Diaye-Roy,");
  });

  it.each(["Gagnez sur https://mal.example", "www.mal.example", "Nom : 500 $", "x".repeat(80)])(
    "ne répète pas %j, qui serait un message à un tiers",
    (name) => {
      expect(greeting(name)).toBe("Bonjour,");
    },
  );
});

describe("Le message de contact", () => {
  it("reste inerte avec du HTML et des en-têtes glissés dans les champs", () => {
    const mail = contactMessage(
      {
        ...{ ...message, name: "<b>Nom</b>\r\nBcc: b@exemple.ca", type: "constructor" },
        subject: "Objet\r\nBcc: b@exemple.ca",
        message: '<script>alert(1)</script>\r\n"><img src=x onerror=alert(1)>',
      },
      "bonjour@site.example",
    );
    expect(mail.subject).toBe("[Message] Objet Bcc: b@exemple.ca");
    expect(mail.html).not.toMatch(/<script|<img|<b>Nom/);
    expect(mail.html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  });
});

it("L'accusé de réception ne répète ni l'objet ni le message", () => {
  const mail = contactReceived({ ...message, subject: "secret-objet", message: "secret-texte" });
  expect(`${mail.html}${mail.text}${mail.subject}`).not.toMatch(/secret-/);
});

it("Le courriel de l'infolettre porte son désabonnement en un clic (RFC 8058)", () => {
  const request = { email: "a@exemple.ca", confirm_token: "c+/=1", unsubscribe_token: "d/2" };
  const mail = newsletterConfirmation(request, "https://site.example");
  expect(mail.text).toContain("https://site.example/infolettre/confirmer?jeton=c%2B%2F%3D1");
  expect(mail.headers).toEqual({
    "List-Unsubscribe": "<https://site.example/infolettre/desabonnement?jeton=d%2F2>",
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
});

describe("Une publication dans une alerte", () => {
  it("ne dit d'un article que son titre", () => {
    const nothing = { employer: null, town: null, closes: null };
    const item = { kind: "article", id: ID, title: "Nouvelle règle", ...nothing };
    expect(listed(item, "https://exemple.ca").detail).toBe("");
  });

  it("a les mots de son genre, chaque genre les siens", () => {
    const words = everyKind.map(labelsOf);
    expect(words.map(({ list }) => list)).toEqual(everyKind.map((kind) => kinds[kind].list));
    expect(new Set(words.map(({ many }) => many)).size).toBe(everyKind.length);
  });
});
