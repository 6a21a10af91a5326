import { describe, expect, it } from "vitest";
import { newsSearch } from "@/lib/news/filters";

const asked = (topic: string) => newsSearch({ q: "", topic, sort: "date", page: 1 });

describe("La recherche d'articles", () => {
  it.each(["", "visas", "Études"])("garde la réponse au thème « %s » de nos menus", (topic) => {
    expect(asked(topic).free).toBe(false);
  });

  it("ne garde pas la réponse à un thème que n'importe qui invente", () => {
    expect(asked("2f1c2b9e").free).toBe(true);
  });
});
