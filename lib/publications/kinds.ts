import { type Kind, kinds as record } from "#lib/shared/kinds.ts";
import type { Database } from "@/lib/supabase/database.types";

export type { Kind };

type Tables = Database["public"]["Tables"];
type Functions = Database["public"]["Functions"];

/** What only some kinds support; "abroad": the kind has answers for candidates abroad. */
export type Ability = "apply" | "save" | "mail" | "employer" | "abroad";

type Description<Table extends keyof Tables> = {
  table: Table;
  /** The column with the author's id. */
  owner: "recruiter_id" | "author_id";
  /** The foreign key column in `applications`. */
  pointer: (keyof Tables["applications"]["Insert"] & `${string}_id`) | null;
  /** The column with the name of the organisation. */
  organisation: keyof Tables[Table]["Row"] | null;
  /** The column with the location. */
  place: "location" | null;
  /** The column with the last day to apply. */
  deadline: keyof Tables[Table]["Row"] | null;
  /** Columns whose days must be in the future when it is published. */
  days: readonly (keyof Tables[Table]["Row"])[];
  /** The database function that lists it. */
  search: keyof Functions & string;
  /** Path of the public list; a page adds its id. */
  list: `/${string}`;
  admin: `/admin/${string}`;
  /** Cache tag of the whole list; `pageTag` is for one page. */
  tag: string;
  /** Singular, plural and grammatical gender in French. */
  feminine: boolean;
  one: string;
  many: string;
  /** Label of the publish button. */
  add: string;
  manage: string;
  /** Nouns in alert mails. */
  fresh: { one: string; many: string };
  /** The noun as an object, for other readers and for its author. */
  named: { its: string; yours: string };
  /** Label of a search suggestion, by the facet that it comes from. */
  suggested: { title: string; employer?: string; town?: string; tag?: string };
  /** Badge of the kind. */
  mark: { label: string; tone: "green" | "blue" | "purple" | "orange" };
  /** Label of the filled state. */
  filled: string | null;
  abilities: readonly Ability[];
};

/** Every kind with its facts: a missing fact or an unknown column is a type error. */
export const kinds = record satisfies { [K in Kind]: Description<(typeof record)[K]["table"]> };

type Kinds = typeof kinds;

export const everyKind = Object.keys(kinds) as Kind[];

/** The kinds that have an ability: `KindThatCan<"apply">`. */
export type KindThatCan<Wanted extends Ability> = {
  [K in Kind]: Wanted extends Kinds[K]["abilities"][number] ? K : never;
}[Kind];

export function can<Wanted extends Ability>(
  kind: Kind,
  ability: Wanted,
): kind is KindThatCan<Wanted> {
  return (kinds[kind].abilities as readonly Ability[]).includes(ability);
}

export function kindsThatCan<Wanted extends Ability>(ability: Wanted): KindThatCan<Wanted>[] {
  return everyKind.filter((kind) => can(kind, ability));
}

export type TableOf<K extends Kind> = Kinds[K]["table"];
export type RowOf<K extends Kind> = Tables[TableOf<K>]["Row"];
export type ValuesOf<K extends Kind> = Omit<Tables[TableOf<K>]["Insert"], "id" | Kinds[K]["owner"]>;

/**
 * Returns a database value as a kind.
 * @throws when the kind is unknown: the database is newer than the site
 */
export function asKind(word: string): Kind {
  const kind = everyKind.find((known) => known === word);
  if (kind === undefined) throw new Error(`unknown kind of publication: ${word}`);
  return kind;
}

/** Returns the kind whose list has this path; null if there is none. */
export function kindOfList(path: string): Kind | null {
  return everyKind.find((kind) => kinds[kind].list === path) ?? null;
}

/** Returns the foreign key of a row that belongs to a publication, ready to insert. */
export function pointerTo<K extends KindThatCan<"apply">>(kind: K, id: string) {
  return { [kinds[kind].pointer]: id } as Partial<Record<Kinds[K]["pointer"], string>>;
}

/** Columns that the database generates: a copy gets its own values. */
const GENERATED = [
  ...["id", "created_at", "updated_at", "posted_at", "published_at", "is_hidden", "was_public"],
  ...["import_key", "municipality_id", "time_zone", "closes_at", "full_on", "abroad_marks"],
  ...["yearly_pay", "duration_months", "author_name", "like_count", "comment_count"],
  ...["topic_words", "reading_minutes", "verification_due", "changed_on", "replaced_on"],
];

/** Returns a copy of the row as a draft of the viewer's. */
export function draftOf(kind: Kind, row: Record<string, unknown>, viewerId: string) {
  const written = Object.entries(row).filter(([column]) => !GENERATED.includes(column));
  return { ...Object.fromEntries(written), status: "draft", [kinds[kind].owner]: viewerId };
}

/** Returns the path of its public page. */
export function pagePath(kind: Kind, id: string): string {
  return `${kinds[kind].list}/${id}`;
}

/** Returns the path where a member asks the author for missing answers. */
export function askPath(kind: Kind, id: string): string {
  return `/espace-utilisateur/demander${pagePath(kind, id)}`;
}

/** Path prefix of the application forms that work without JavaScript. */
export const APPLY_PATH = "/espace-utilisateur/postuler";
export function applyPath(kind: KindThatCan<"apply">, id: string): string {
  return `${APPLY_PATH}${pagePath(kind, id)}`;
}

/** Returns the path where it can be saved without JavaScript. */
export function withoutScriptsPath(kind: Kind, id: string): string {
  return `/espace-utilisateur/sans-scripts${pagePath(kind, id)}`;
}

/** Returns the path where its author edits it. */
export function editPath(kind: Kind, id: string): string {
  return `${kinds[kind].admin}?modifier=${id}`;
}

/** Returns the path where its author reads the applications. */
export function applicationsPath(id: string): string {
  return `/admin/candidatures?publication=${id}`;
}

/** Returns the cache tag of one publication's page. */
export function pageTag(kind: Kind, id: string): string {
  return `${kind}:${id}`;
}
