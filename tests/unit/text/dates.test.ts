import { describe, expect, it } from "vitest";
import { frenchMoment } from "@/lib/shared/french";
import {
  calendarLeaf,
  closingHour,
  daysUntil,
  isExpired,
  lastSecond,
  longDate,
  longDateTime,
  shortDate,
  todayInCanada,
  untilNextMidnight,
} from "@/lib/text/dates";
import { relativeTime } from "@/lib/text/relative-time";

const now = new Date("2026-11-21T12:00:00Z");

it.each([
  ["2026-11-21T12:00:30Z", "À l’instant"],
  ["2026-11-21T11:59:00Z", "Il y a 1 minute"],
  ["2026-11-21T11:01:00Z", "Il y a 59 minutes"],
  ["2026-11-21T11:00:00Z", "Il y a 1 heure"],
  ["2026-11-20T12:00:01Z", "Il y a 23 heures"],
  ["2026-10-22T12:00:00Z", "Il y a 30 jours"],
  ["2026-10-21T12:00:00Z", "Il y a 1 mois"],
  ["2025-11-21T12:00:00Z", "Il y a 1 an"],
  ["2024-11-20T12:00:00Z", "Il y a 2 ans"],
])("relativeTime dit de %s : « %s »", (moment, expected) => {
  expect(relativeTime(moment, now)).toBe(expected);
});

describe("les dates", () => {
  it("sont écrites à la française", () => {
    expect(shortDate("2026-01-05")).toBe("5 janv. 2026");
    expect(longDate("2026-12-08")).toBe("8 décembre 2026");
    expect(longDate("2027-04-01")).toBe("1er avril 2027");
    expect(longDate("2027-04-21")).toBe("21 avril 2027");
  });

  it.each([
    ["2026-11-26T08:00:00Z", "26 novembre 2026 à 3\u00a0h"],
    ["2026-12-01T14:05:00Z", "1er décembre 2026 à 9\u00a0h\u00a005"],
    ["2026-11-21 19:30:00+00", "21 novembre 2026 à 14\u00a0h\u00a030"],
  ])("se disent avec leur heure : %s, « %s »", (moment, written) => {
    expect(frenchMoment(moment)).toBe(written);
  });

  it("donnent au moment le jour qu'il a à Montréal, pas celui du serveur", () => {
    expect(longDateTime("2026-11-21T02:00:00Z")).toBe("20 novembre 2026");
    expect(todayInCanada(new Date("2026-11-21T04:59:00Z"))).toBe("2026-11-20");
    expect(todayInCanada(new Date("2026-11-21T05:00:00Z"))).toBe("2026-11-21");
  });
});

it("isExpired laisse postuler jusqu'au dernier soir, et toujours sans échéance", () => {
  expect(isExpired("2026-11-21T05:00:00+00:00", new Date("2026-11-21T04:59:59Z"))).toBe(false);
  expect(isExpired("2026-11-21T05:00:00+00:00", new Date("2026-11-21T05:00:00Z"))).toBe(true);
  expect(isExpired("infinity", now)).toBe(false);
});

describe("L'heure d'une échéance", () => {
  it.each([
    ["America/Vancouver", "23\u00a0h\u00a059, heure de Vancouver"],
    ["America/Edmonton", "23\u00a0h\u00a059, heure d’Edmonton"],
    ["America/St_Johns", "23\u00a0h\u00a059, heure de Terre-Neuve"],
    [undefined, "23\u00a0h\u00a059, heure de Montréal"],
  ])("de %s se dit « %s »", (zone, hour) => {
    expect(closingHour(zone)).toBe(hour);
  });

  it("pour les machines est la dernière seconde où l'on peut postuler", () => {
    expect(lastSecond("2026-12-04T08:00:00+00:00")).toBe("2026-12-04T07:59:59.000Z");
  });

  it.each([
    ["un soir à Terre-Neuve", "2026-11-22T03:29:00Z", 1],
    ["minuit à Terre-Neuve", "2026-11-22T03:30:00Z", 30],
    ["un soir à Montréal", "2026-11-22T04:50:00Z", 10],
    ["minuit à Vancouver, puis Terre-Neuve", "2026-11-22T08:00:00Z", 19.5 * 60],
    ["le soir d'un jour de 23 heures", "2027-03-15T03:59:00Z", 1],
  ])("%s, ce qui est gardé vaut encore %s + %d minutes", (_, moment, minutes) => {
    const begun = Date.parse(moment);
    const left = untilNextMidnight(begun) - (begun - Date.now());
    expect(Math.round(left / 60_000)).toBe(minutes);
  });
});

describe("daysUntil", () => {
  it.each([
    ["2026-11-21", 0],
    ["2026-11-22", 1],
    ["2026-11-20", -1],
    ["2027-03-14", 113],
  ])("compte jusqu'au %s : %i", (day, expected) => {
    expect(daysUntil(day, now)).toBe(expected);
  });

  it("compte depuis le jour qu'il est à Toronto", () => {
    expect(daysUntil("2026-11-22", new Date("2026-11-22T03:00:00Z"))).toBe(1);
  });
});

it("calendarLeaf donne le jour sans zéro, le mois abrégé et l'année", () => {
  expect(calendarLeaf("2026-12-06")).toEqual({ day: "6", month: "déc.", year: "2026" });
});
