import type { Row } from "./actors";
import { type INSERTS, type Line, MATRIX, MEMBERS } from "./matrix";
import { ACTORS, actorOf, type Caller, PEOPLE, SUSPENDED } from "./people";

// What makes the matrix whole: rows that are not simply inserted, files, who is suspended, and the
// catalogue that says which tables there are.

const NOBODY = Object.fromEntries(ACTORS.map((actor) => [actor, ""])) as Line["allowed"];

const { candidat, recruteur } = PEOPLE;
const newFile = (owner: string, extension: string) =>
  `${owner}/${crypto.randomUUID()}.${extension}`;

const file = (bucket_id: string, owner: string, extension: string): Row => ({
  bucket_id,
  name: newFile(owner, extension),
});

/** Lines that tables of `MATRIX` lack. */
export const KNOWN_ROWS: Line[] = [
  {
    table: "profiles",
    row: "du candidat",
    make: () => ({ id: candidat }),
    stays: true,
    patch: { occupation: "Luthière" },
    allowed: { ...NOBODY, candidat: "SU" },
  },
  {
    table: "storage.objects",
    row: "CV du candidat",
    make: () => file("cvs", candidat, "pdf"),
    key: ["bucket_id", "name"],
    patch: { name: newFile(candidat, "pdf") },
    allowed: { ...NOBODY, candidat: "SD" },
  },
  {
    table: "storage.objects",
    row: "photo du candidat",
    make: () => file("avatars", candidat, "png"),
    key: ["bucket_id", "name"],
    patch: { name: newFile(candidat, "png") },
    allowed: { ...NOBODY, candidat: "SD" },
  },
  {
    table: "storage.objects",
    row: "image du recruteur",
    make: () => file("images", recruteur, "png"),
    key: ["bucket_id", "name"],
    patch: { name: newFile(recruteur, "png") },
    allowed: { ...NOBODY, recruteur: "SD" },
    suspended: { recruteur: "SD" },
  },
];

type Insert = (typeof INSERTS)[number];

/** Insertions that `INSERTS` lacks. */
export const KNOWN_INSERTS: Insert[] = [
  { table: "storage.objects", make: (self) => file("cvs", self, "pdf"), allowed: MEMBERS },
  { table: "storage.objects", make: (self) => file("avatars", self, "png"), allowed: MEMBERS },
  {
    table: "storage.objects",
    make: (self) => file("images", self, "png"),
    allowed: ["recruteur", "autre recruteur"],
    unlessSuspended: true,
  },
  // Without a CV nobody applies: what goes with one is in applications.test.ts.
  {
    table: "applications",
    on: "jobs",
    make: (candidate_id, job_id) => ({ candidate_id, job_id, status: "En cours" }),
    allowed: [],
  },
  {
    table: "application_events",
    on: "applications",
    make: (actor_id, application_id) => ({ application_id, kind: "status", actor_id }),
    allowed: [],
  },
  // It names nobody: who may review which application is in received-applications.test.ts.
  {
    table: "application_reviews",
    make: () => ({ application_id: crypto.randomUUID() }),
    allowed: [],
  },
  ...MATRIX.filter(({ table }) => table === "newsletter_issues").map(({ table, make }) => ({
    table,
    make: () => make(""),
    allowed: [],
  })),
];

/** What a caller may do with a row: a suspended recruiter has no more right than another one. */
export function lettersOf({ allowed, suspended }: Line, caller: Caller): string {
  if (caller === "recruteur suspendu") return suspended?.recruteur ?? allowed["autre recruteur"];
  return allowed[actorOf(caller)];
}

/** Whether a caller may insert such a row in their own name. */
export function mayInsert({ allowed, unlessSuspended }: Insert, caller: Caller): boolean {
  return allowed.includes(actorOf(caller)) && !(unlessSuspended && caller in SUSPENDED);
}

type Query = <Result>(sql: string) => Promise<Result[]>;

/** Every table or view that the Data API could show, by the catalogue, and files. */
export async function openTables(query: Query): Promise<string[]> {
  const rows = await query<{ name: string }>(
    `select c.relname as name from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')
     order by 1`,
  );
  return [...rows.map(({ name }) => name), "storage.objects"];
}
