import { describe, expect, it } from "vitest";
import { type CalendarEvent, calendarFile } from "@/lib/text/ics";

const event: CalendarEvent = {
  uid: "bourse-1@site.test",
  day: "2026-12-31",
  summary: "Date limite",
  stamp: new Date("2026-11-21T15:04:05.678Z"),
};

/** The logical lines of a file, folded lines put together again. */
function unfolded(file: string): string[] {
  return file.replaceAll("\r\n ", "").split("\r\n").slice(0, -1);
}

describe("calendarFile", () => {
  it("écrit un événement d'une journée, qui finit le lendemain", () => {
    expect(unfolded(calendarFile([event]))).toEqual([
      ...["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Horizon Erable//Bourses//FR"],
      ...["CALSCALE:GREGORIAN", "BEGIN:VEVENT", "UID:bourse-1@site.test"],
      ...["DTSTAMP:20261121T150405Z", "LAST-MODIFIED:20261121T150405Z", "SEQUENCE:217436645"],
      ...["DTSTART;VALUE=DATE:20261231", "DTEND;VALUE=DATE:20270101"],
      ...["SUMMARY:Date limite", "TRANSP:TRANSPARENT", "END:VEVENT", "END:VCALENDAR"],
    ]);
  });

  it("écrit une heure, qui dure une heure et occupe", () => {
    const lines = unfolded(calendarFile([{ ...event, at: new Date("2026-12-31T15:00:00Z") }]));
    expect(lines).toContain("DTSTART:20261231T150000Z");
    expect(lines).toContain("DURATION:PT1H");
    expect(lines.join()).not.toMatch(/DTEND|TRANSPARENT/);
  });

  it("sépare toutes les lignes par CRLF, la dernière comprise", () => {
    const file = calendarFile([{ ...event, description: "une\nautre\r\nligne" }]);
    expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true);
    expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    expect(file).toContain("DESCRIPTION:une\\nautre\\nligne\r\n");
  });

  it("plie à 75 octets sans couper un caractère", () => {
    const summary = `Bourse d’études « ${"é".repeat(80)}🍁${"x".repeat(200)} »`;
    const file = calendarFile([{ ...event, summary }]);
    for (const line of file.split("\r\n")) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toContain("\uFFFD");
    }
    expect(unfolded(file)).toContain(`SUMMARY:${summary}`);
  });

  it("échappe virgules, points-virgules et barres, et n'admet aucune autre commande", () => {
    const file = calendarFile([{ ...event, summary: "a, b; c\\d\r\nEND:VCALENDAR\0" }]);
    expect(file).toContain("SUMMARY:a\\, b\\; c\\\\d\\nEND:VCALENDAR\r\n");
    expect(file.match(/^END:VCALENDAR/gm)).toHaveLength(1);
  });

  it("rappelle autant de jours avant qu'on le demande", () => {
    const file = unfolded(calendarFile([{ ...event, remindDays: [14, 2] }])).join("\n");
    expect(file.match(/^TRIGGER.*/gm)).toEqual(["TRIGGER:-P13DT15H", "TRIGGER:-P1DT15H"]);
    expect(file.match(/^BEGIN:VALARM(?:(?!VALARM).)*END:VALARM$/gms)).toHaveLength(2);
  });

  it("dit ce qui est annulé, et chaque version par un numéro plus grand", () => {
    const sequence = (stamp: string, isCancelled = false) =>
      Number(
        /SEQUENCE:(\d+)/.exec(
          calendarFile([{ ...event, stamp: new Date(stamp), isCancelled }]),
        )?.[1],
      );
    expect(sequence("2026-11-21T15:04:06Z", true)).toBe(sequence("2026-11-21T15:04:05Z") + 1);
    expect(unfolded(calendarFile([{ ...event, isCancelled: true }]))).toContain("STATUS:CANCELLED");
    expect(calendarFile([event])).not.toContain("STATUS");
  });

  it("porte un nom et un rythme quand on s'y abonne, même vide", () => {
    const lines = unfolded(calendarFile([], "Mes bourses"));
    const named = ["NAME:Mes bourses", "X-WR-CALNAME:Mes bourses"];
    expect(lines).toEqual(
      expect.arrayContaining([...named, "REFRESH-INTERVAL;VALUE=DURATION:PT12H"]),
    );
    expect(lines).not.toContain("BEGIN:VEVENT");
  });
});
