import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { laterScripts } from "@/lib/server/web/later-scripts";
import { rewriteResponse } from "@/lib/server/web/rewritten";

const SCRIPT = '<script src="/_next/static/chunks/a.js" async=""></script>';
const LATER = '<script data-src="/_next/static/chunks/a.js" async=""></script>';

let stop = () => {};
afterEach(() => stop());

async function answerOf(write: (response: ServerResponse) => void) {
  const server = createServer((_request, response) => {
    rewriteResponse(response, laterScripts);
    write(response);
  });
  stop = () => server.close();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}`);
  return { headers: response.headers, text: await response.text() };
}

function asPage(response: ServerResponse) {
  response.setHeader("content-type", "text/html; charset=utf-8");
}

describe("laterScripts", () => {
  it("retire leur adresse aux scripts de Next, après ce qui la leur rendra", async () => {
    const { text } = await answerOf((response) => {
      asPage(response);
      response.end(`<head>${SCRIPT}${SCRIPT}</head>`);
    });
    expect(text).toMatch(/^<head><script>\(function\(\) \{ let seen/);
    expect(text).not.toContain(SCRIPT);
    expect(text.split(LATER)).toHaveLength(3);
    expect(text.split("PerformanceObserver")).toHaveLength(2);
  });

  it("n'annonce plus l'ancienne longueur", async () => {
    const page = Buffer.from(`<p>Érable</p>${SCRIPT}`);
    const { headers, text } = await answerOf((response) => {
      asPage(response);
      response.setHeader("content-length", page.length);
      response.end(page);
    });
    expect(headers.get("content-length")).toBeNull();
    expect(text).toMatch(new RegExp(`^<p>Érable</p><script>.*${LATER}$`, "s"));
  });

  it("reconnaît une balise et une lettre coupées n'importe où", async () => {
    const page = Buffer.from(`<p>Où ça ?</p>${SCRIPT}<i>été</i><link rel="preload" as="script">`);
    for (let cut = 1; cut < page.length; cut += 1) {
      const { text } = await answerOf((response) => {
        asPage(response);
        response.write(page.subarray(0, cut));
        response.end(page.subarray(cut));
      });
      stop();
      expect(text).toContain(`${LATER}<i>été</i><link data-rel="preload" as="script">`);
      expect(text).toMatch(/^<p>Où ça \?<\/p><script>/);
    }
  });

  it("rend ce qui ressemble au début d'une balise quand la page finit", async () => {
    const { text } = await answerOf((response) => {
      asPage(response);
      response.write("<p>fin <scr");
      response.end();
    });
    expect(text).toBe("<p>fin <scr");
  });

  it("laisse les pages privées, dont la politique nomme un nonce, et ce qui n'est pas une page", async () => {
    const privatePage = await answerOf((response) => {
      asPage(response);
      response.setHeader("content-security-policy", "script-src 'nonce-abc' 'strict-dynamic'");
      response.end(SCRIPT);
    });
    expect(privatePage.text).toBe(SCRIPT);
    stop();
    const data = await answerOf((response) => {
      response.setHeader("content-type", "text/x-component");
      response.setHeader("content-length", SCRIPT.length);
      response.end(SCRIPT);
    });
    expect(data.text).toBe(SCRIPT);
    expect(data.headers.get("content-length")).toBe(String(SCRIPT.length));
  });
});
