import { describe, expect, it } from "vitest";
import { KeptStore } from "@/lib/server/web/kept-store";

function storeOf(bounds = {}) {
  return new KeptStore<string>({ entries: 3, bytes: 100, ...bounds });
}

function thing(value: string, since: number, ...tags: string[]) {
  return { value, madeAt: 0, tags, since };
}

describe("KeptStore", () => {
  it("ne garde jamais plus de choses que sa borne, et laisse partir la plus ancienne", () => {
    const store = storeOf();
    for (const key of ["a", "b", "c"]) store.set(key, thing(key, 0), 1);
    store.get("a");
    store.set("d", thing("d", 0), 1);
    expect(store.figures()).toEqual({ entries: 3, bytes: 3 });
    expect(store.get("a")?.value).toBe("a");
    expect(store.get("b")).toBeNull();
  });

  it("ne prend jamais plus de place que sa borne", () => {
    const store = storeOf();
    for (const key of ["a", "b", "c"]) store.set(key, thing(key, 0), 60);
    expect(store.figures()).toEqual({ entries: 1, bytes: 60 });
    store.set("vaste", thing("vaste", 0), 101);
    expect(store.get("vaste")).toBeNull();
  });

  it("ne rend plus ce qui porte une étiquette retirée, et rend le reste", () => {
    const store = storeOf();
    store.set("offre", thing("offre", store.generation, "jobs", "job:1"), 1);
    store.set("mission", thing("mission", store.generation, "missions"), 1);
    store.withdraw(["job:1"]);
    expect(store.get("offre")).toBeNull();
    expect(store.get("mission")?.value).toBe("mission");
    expect(store.figures().entries).toBe(1);
  });

  it("connaît aussi les étiquettes que seul le lecteur nomme", () => {
    const store = storeOf();
    store.set("a", thing("a", store.generation), 1);
    store.withdraw(["chemin"]);
    expect(store.get("a", ["autre"])?.value).toBe("a");
    expect(store.get("a", ["chemin"])).toBeNull();
  });

  it("ne garde pas ce qui était commencé avant le retrait et finit après", () => {
    const store = storeOf();
    const since = store.generation;
    store.withdraw(["job:1"]);
    store.set("offre", thing("ancienne", since, "job:1"), 1);
    expect(store.get("offre")).toBeNull();
    store.set("offre", thing("nouvelle", store.generation, "job:1"), 1);
    expect(store.get("offre")?.value).toBe("nouvelle");
  });

  it("ne rend plus ce dont le temps est passé", () => {
    let now = 0;
    const store = storeOf({ now: () => now });
    store.set("a", { ...thing("a", 0), until: 10 }, 1);
    store.set("b", thing("b", 0), 1);
    now = 9;
    expect(store.get("a")?.value).toBe("a");
    now = 10;
    expect(store.get("a")).toBeNull();
    expect(store.get("b")?.value).toBe("b");
    expect(store.figures().entries).toBe(1);
  });

  it("oublie tout ce qui est plus ancien qu'un retrait dont il ne se souvient plus", () => {
    const store = storeOf({ tags: 2 });
    store.set("offre", thing("offre", store.generation, "job:1"), 1);
    for (const tag of ["job:1", "job:2", "job:3"]) store.withdraw([tag]);
    expect(store.get("offre")).toBeNull();
    store.set("offre", thing("offre", store.generation, "job:1"), 1);
    expect(store.get("offre")?.value).toBe("offre");
  });
});
