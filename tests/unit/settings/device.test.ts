import { describe, expect, it } from "vitest";
import { deviceLabel } from "@/lib/settings/devices";
import { deviceHeader } from "@/lib/supabase/session-cookie";

const AGENTS = {
  "Firefox sur Windows":
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0",
  "Edge sur Windows":
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0",
  "Safari sur iPhone":
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
  "Chrome sur iPhone":
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1",
  "Samsung Internet sur Android":
    "Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36",
  "Safari sur Mac":
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15",
  "Chrome sur ChromeOS":
    "Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
};

describe("Un appareil", () => {
  it.each(Object.entries(AGENTS))("se dit « %s »", (words, agent) => {
    expect(deviceLabel(agent)).toBe(words);
  });

  it("se tait quand on n'en sait rien", () => {
    expect(deviceLabel(null)).toBe("Appareil inconnu");
    expect(deviceLabel("<b>moi</b>")).toBe("Appareil inconnu");
  });

  it("n'est transmis que s'il tient dans un en-tête, et pas plus long", () => {
    expect(deviceHeader(new Headers())).toEqual({});
    expect(deviceHeader({ get: () => "été" })).toEqual({});
    expect(deviceHeader({ get: () => "a\nb" })).toEqual({});
    expect(deviceHeader(new Headers({ "user-agent": "x".repeat(999) }))).toEqual({
      "user-agent": "x".repeat(400),
    });
  });
});
