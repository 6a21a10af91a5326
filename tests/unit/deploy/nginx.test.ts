import { rmSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { hasNginx, nginxFolder, nginxRefusal } from "@/tests/support/site/nginx";

describe("nginx devant le site", () => {
  it.skipIf(!hasNginx)("prend nos réglages tels quels", () => {
    const folder = nginxFolder({ tls: 4357, plain: 4358, site: 4355, spare: 4356 });
    try {
      expect(nginxRefusal(folder)).toBe("");
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
