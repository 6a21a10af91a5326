import { z } from "zod";
import { asKind, everyKind, kinds } from "@/lib/publications/kinds";
import type { SavedSearch } from "@/lib/publications/saved-search";
import { requiredText } from "@/lib/text/fields";

export const frequencies = {
  weekly: "Une fois par semaine",
  daily: "Une fois par jour",
} as const;

type Frequency = keyof typeof frequencies;

const frequency = z.enum(["weekly", "daily"]).catch("weekly");

const params = z
  .string()
  .max(1500)
  .transform((text, context) => {
    try {
      return z.record(z.string(), z.json()).parse(JSON.parse(text));
    } catch {
      context.addIssue("not a search");
      return z.NEVER;
    }
  });

const lists = new Set<string>(everyKind.map((kind) => kinds[kind].list));

/** A search as a list's form submits it; the database validates it again. */
export const savedSearchSchema = z.object({
  kind: z.enum(everyKind),
  params,
  label: requiredText("not a search", 200),
  address: z
    .string()
    .max(1000)
    .refine((address) => lists.has(address.split("?")[0] ?? "")),
  frequency,
});

export type AlertInput = SavedSearch & { frequency: Frequency };

/** Returns an alert's name: its list, then its filters ("Missions : « site », React"). */
export function alertName({ kind, label }: { kind: string; label: string }): string {
  const { many } = kinds[asKind(kind)];
  const isWhole = /^Tou(?:te)?s les /.test(label) || label.startsWith(many);
  return isWhole ? label : `${many}\u00a0: ${label}`;
}

export const changeSchema = z.object({
  id: z.uuid(),
  act: z.enum(["pause", "resume", "weekly", "daily", "delete"]),
});

/** Returns the alert id in a link; null for anything that is not a UUID. */
export function parseAlertId(value: unknown): string | null {
  const { success, data } = z.uuid().safeParse(value);
  return success ? data : null;
}

export type Alert = {
  id: string;
  kind: string;
  label: string;
  address: string;
  frequency: Frequency;
  paused: boolean;
};
