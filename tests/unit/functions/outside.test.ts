import { describe, expect, it } from "vitest";
import { addressesOf, askAt } from "@/supabase/functions/_shared/outside.ts";
import { host } from "@/tests/support/site/host";

async function ask(url: string, more: { mostBytes?: number; milliseconds?: number } = {}) {
  const place = { url: new URL(url), address: "127.0.0.1", accept: "text/plain" };
  const { status, headers, bytes, isWhole } = await askAt({ ...place, mostBytes: 20, ...more });
  return { status, location: headers.location ?? null, text: bytes.toString(), isWhole };
}

describe("Ce qu'une fonction demande au dehors", () => {
  it("est demandé sous le nom de l'hôte, et lu jusqu'au bout", async () => {
    const requests: unknown[] = [];
    const url = await host(({ url, headers }, answer) => {
      requests.push([url, headers.host, headers.accept]);
      answer.end("é".repeat(5));
    });
    const there = url.replace("127.0.0.1", "maison.example");
    expect(await ask(`${there}/a?b=c`)).toEqual({
      ...{ status: 200, location: null, text: "ééééé", isWhole: true },
    });
    expect(requests).toEqual([["/a?b=c", new URL(there).host, "text/plain"]]);
  });

  it("n'est pas lu au-delà de ce qui est permis", async () => {
    const url = await host((_request, answer) => {
      const more = () => answer.write("x".repeat(15), () => setTimeout(more, 1));
      more();
    });
    expect(await ask(url)).toMatchObject({ text: "x".repeat(20), isWhole: false });
  });

  it("n'est pas suivi ailleurs, ni lu quand c'est un refus", async () => {
    const url = await host((_request, answer) => {
      answer.writeHead(302, { location: "/ailleurs" }).end("texte");
    });
    expect(await ask(url)).toMatchObject({ status: 302, location: "/ailleurs", text: "" });
  });

  it("n'est pas attendu plus longtemps, ni avant l'en-tête ni après", async () => {
    const silent = await host(() => {});
    await expect(ask(silent, { milliseconds: 50 })).rejects.toThrow();
    const slow = await host((_request, answer) => void answer.write("x"));
    await expect(ask(slow, { milliseconds: 100 })).rejects.toThrow();
  });

  it("échoue quand l'hôte coupe, ou ne se trouve pas à temps", async () => {
    const url = await host((request) => void request.socket.destroy());
    await expect(ask(url)).rejects.toThrow();
    expect(await addressesOf("127.0.0.1")).toEqual(["127.0.0.1"]);
    await expect(addressesOf("nulle-part.invalid", 0)).rejects.toThrow();
  });
});
