import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "@/lib/server/config";
import { hasNginx, nginxFolder, nginxRefusal } from "@/tests/support/site/nginx";

const read = (name: string) => readFileSync(path.join(root, "deploy/nginx", name), "utf8");

describe("nginx devant le site", () => {
  it.skipIf(!hasNginx)("prend nos réglages tels quels", () => {
    const folder = nginxFolder({ tls: 4357, plain: 4358, site: 4355, spare: 4356 });
    try {
      expect(nginxRefusal(folder)).toBe("");
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it("ne passe pas les chiffres et dit seul d'où vient le visiteur", () => {
    const settings = read("site.conf");
    expect(settings).toMatch(/location = \/metrics \{\s+return 404;/);
    expect(settings).toContain("proxy_set_header X-Forwarded-For $remote_addr;");
    expect(settings).not.toContain("proxy_add_x_forwarded_for");
  });

  it("n'envoie à la doublure que ce que le premier refuse : chacun garde ses pages", () => {
    expect(read("horizon-erable.conf")).toMatch(/server 127\.0\.0\.1:3001 backup /);
    expect(read("site.conf")).not.toContain("non_idempotent");
  });
});
