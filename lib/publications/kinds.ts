import { type Kind, kinds as record } from "#lib/shared/kinds.ts";
import type { Database } from "@/lib/supabase/database.types";

export type { Kind };

type Tables = Database["public"]["Tables"];
type Functions = Database["public"]["Functions"];

/** What can be done with some kinds and not with others; "abroad": it answers to candidates abroad. */
export type Ability = "apply" | "save" | "mail" | "employer" | "abroad";

type Description<Table extends keyof Tables> = {
  table: Table;
  /** The column that says whose it is. */
  owner: "recruiter_id" | "author_id";
  /** The column of applications that points to it. */
  pointer: (keyof Tables["applications"]["Insert"] & `${string}_id`) | null;
  /** The column that says who offers it. */
  organisation: keyof Tables[Table]["Row"] | null;
  /** The column that says where it is. */
  place: "location" | null;
  /** The last day on which it can be applied to. */
  deadline: keyof Tables[Table]["Row"] | null;
  /** The days that are still to come when it is published. */
  days: readonly (keyof Tables[Table]["Row"])[];
  /** The database function that lists it. */
  search: keyof Functions & string;
  /** The public list; each page is one segment below. */
  list: `/${string}`;
  admin: `/admin/${string}`;
  /** The cache tag of the whole list; `pageTag` is for one page. */
  tag: string;
  /** As people call one, and many, and whether French has a feminine for it. */
  feminine: boolean;
  one: string;
  many: string;
  /** What its buttons say to those who publish. */
  add: string;
  manage: string;
  /** As mails announce it. */
  fresh: { one: string; many: string };
  /** As the object of a sentence, to others and to its author. */
  named: { its: string; yours: string };
  /** What a suggestion for its list is, by the facet that it is of. */
  suggested: { title: string; employer?: string; town?: string; tag?: string };
  /** What marks it among other kinds. */
  mark: { label: string; tone: "green" | "blue" | "purple" | "orange" };
  /** The state of one that has found somebody. */
  filled: string | null;
  abilities: readonly Ability[];
};

/** Every kind with its facts: one that is missing, or names a column that is not there, is a type error. */
export const kinds = record satisfies { [K in Kind]: Description<(typeof record)[K]["table"]> };

type Kinds = typeof kinds;

/** Every kind, in the order in which people are shown them. */
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

/** The table of a kind, and what its rows are. */
export type TableOf<K extends Kind> = Kinds[K]["table"];
export type RowOf<K extends Kind> = Tables[TableOf<K>]["Row"];
export type ValuesOf<K extends Kind> = Omit<Tables[TableOf<K>]["Insert"], "id" | Kinds[K]["owner"]>;

/**
 * A word of the database's as a kind.
 * @throws when it names none: the database is newer than the site.
 */
export function asKind(word: string): Kind {
  const kind = everyKind.find((known) => known === word);
  if (kind === undefined) throw new Error(`unknown kind of publication: ${word}`);
  return kind;
}

/** The kind whose list has this address, or null. */
export function kindOfList(path: string): Kind | null {
  return everyKind.find((kind) => kinds[kind].list === path) ?? null;
}

/** The pointer of a row that belongs to a publication, ready to be stored. */
export function pointerTo<K extends KindThatCan<"apply">>(kind: K, id: string) {
  return { [kinds[kind].pointer]: id } as Partial<Record<Kinds[K]["pointer"], string>>;
}

/** What the database writes itself: a copy has its own. */
const GENERATED = [
  ...["id", "created_at", "updated_at", "posted_at", "published_at", "is_hidden", "was_public"],
  ...["import_key", "municipality_id", "time_zone", "closes_at", "full_on", "abroad_marks"],
  ...["yearly_pay", "duration_months", "author_name", "like_count", "comment_count"],
  ...["topic_words", "reading_minutes", "verification_due", "changed_on", "replaced_on"],
];

/** A row as the draft that somebody makes of it. */
export function draftOf(kind: Kind, row: Record<string, unknown>, viewerId: string) {
  const written = Object.entries(row).filter(([column]) => !GENERATED.includes(column));
  return { ...Object.fromEntries(written), status: "draft", [kinds[kind].owner]: viewerId };
}

/** Where everybody reads it. */
export function pagePath(kind: Kind, id: string): string {
  return `${kinds[kind].list}/${id}`;
}

/** Where a member asks what it does not say. */
export function askPath(kind: Kind, id: string): string {
  return `/espace-utilisateur/demander${pagePath(kind, id)}`;
}

/** Below it, where one applies without scripts, by a form of its own. */
export const APPLY_PATH = "/espace-utilisateur/postuler";
export function applyPath(kind: KindThatCan<"apply">, id: string): string {
  return `${APPLY_PATH}${pagePath(kind, id)}`;
}

/** Where one saves it without scripts. */
export function withoutScriptsPath(kind: Kind, id: string): string {
  return `/espace-utilisateur/sans-scripts${pagePath(kind, id)}`;
}

/** Where its owner edits it. */
export function editPath(kind: Kind, id: string): string {
  return `${kinds[kind].admin}?modifier=${id}`;
}

/** Where its owner reads the applications to it. */
export function applicationsPath(id: string): string {
  return `/admin/candidatures?publication=${id}`;
}

/** The cache tag of one page. */
export function pageTag(kind: Kind, id: string): string {
  return `${kind}:${id}`;
}
