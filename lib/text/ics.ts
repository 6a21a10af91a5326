/** An event of a calendar: a whole day, or a time if it has `at`. */
export type CalendarEvent = {
  /** Globally unique and stable, so that calendars update events instead of duplicating them. */
  uid: string;
  /** A calendar day ("2026-11-21"). */
  day: string;
  at?: Date;
  summary: string;
  description?: string;
  url?: string;
  /** When the event last changed; the same for each request, so that the file is stable too. */
  stamp: Date;
  isCancelled?: boolean;
  /** Reminders of a whole-day event, in days before. */
  remindDays?: number[];
};

/**
 * Returns an iCalendar file (RFC 5545): CRLF line ends, lines folded at 75 octets, escaped text. With a
 * `name` it is a calendar to subscribe to, refreshed twice a day.
 */
export function calendarFile(events: CalendarEvent[], name?: string): string {
  const head = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Horizon Erable//Bourses//FR"];
  const subscription =
    name === undefined
      ? []
      : [
          `NAME:${escaped(name)}`,
          `X-WR-CALNAME:${escaped(name)}`,
          "REFRESH-INTERVAL;VALUE=DURATION:PT12H",
          "X-PUBLISHED-TTL:PT12H",
        ];
  const lines = [
    ...head,
    "CALSCALE:GREGORIAN",
    ...subscription,
    ...events.flatMap(eventLines),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

function eventLines(event: CalendarEvent): string[] {
  return [
    "BEGIN:VEVENT",
    `UID:${escaped(event.uid)}`,
    `DTSTAMP:${utc(event.stamp)}`,
    `LAST-MODIFIED:${utc(event.stamp)}`,
    // A later revision needs a higher number: seconds since 2020, which fit in 32 bits.
    `SEQUENCE:${Math.max(0, Math.floor(event.stamp.getTime() / 1000) - 1_577_836_800)}`,
    ...(event.isCancelled ? ["STATUS:CANCELLED"] : []),
    ...(event.at
      ? [`DTSTART:${utc(event.at)}`, "DURATION:PT1H"]
      : [
          `DTSTART;VALUE=DATE:${compact(event.day)}`,
          `DTEND;VALUE=DATE:${compact(dayAfter(event.day))}`,
        ]),
    `SUMMARY:${escaped(event.summary)}`,
    ...(event.description ? [`DESCRIPTION:${escaped(event.description)}`] : []),
    ...(event.url ? [`URL:${event.url}`] : []),
    ...(event.at ? [] : ["TRANSP:TRANSPARENT"]),
    ...(event.remindDays ?? []).flatMap((days) => [
      "BEGIN:VALARM",
      "ACTION:DISPLAY",
      `DESCRIPTION:${escaped(event.summary)}`,
      // A day starts at midnight: the reminder is at 9:00 on the day that is `days` before.
      `TRIGGER:-P${days - 1}DT15H`,
      "END:VALARM",
    ]),
    "END:VEVENT",
  ];
}

/** Escapes backslash, semicolon, comma and line breaks; drops other control characters. */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n?|\n/g, "\\n")
    .replace(/\p{Cc}/gu, "");
}

/** Folds lines at 75 octets; a continuation starts with a space, and no character is split. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = "";
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > 75) {
      parts.push(part);
      part = " ";
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join("\r\n");
}

function compact(day: string): string {
  return day.replaceAll("-", "");
}

function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}

function utc(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d+/g, "");
}
