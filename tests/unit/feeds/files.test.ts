import { expect, it, vi } from "vitest";
import { GET } from "@/app/flux/[file]/route";

const feed = vi.hoisted(() => (title: string) => async (self: string) => ({
  title,
  description: "",
  home: "https://exemple.ca",
  self: `https://exemple.ca${self}`,
  language: "fr-CA",
  items: [],
}));
vi.mock("@/lib/jobs/feed", () => ({ jobsFeed: feed("Offres") }));
vi.mock("@/lib/news/feed", () => ({ newsFeed: feed("Articles") }));

const ask = (file: string) =>
  GET(new Request(`https://exemple.ca/flux/${file}`), { params: Promise.resolve({ file }) });

it.each([
  ["emplois.xml", "application/rss+xml", "Offres"],
  ["emplois.json", "application/feed+json", "Offres"],
  ["actualites.xml", "application/rss+xml", "Articles"],
  ["actualites.json", "application/feed+json", "Articles"],
])("sert le flux %s, qui dit sa propre adresse", async (file, type, title) => {
  const answer = await ask(file);
  expect(answer.headers.get("Content-Type")).toContain(type);
  const text = await answer.text();
  expect(text).toContain(title);
  expect(text).toContain(`https://exemple.ca/flux/${file}`);
});

it.each(["freelance.xml", "emplois", "emplois.toString", "emplois.xml.json", "inconnu.json"])(
  "répond 404 pour %s",
  async (file) => {
    expect((await ask(file)).status).toBe(404);
  },
);
