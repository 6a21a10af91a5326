const tables: Record<string, string> = {
  job: "/admin/jobs",
  freelance: "/admin/freelance",
  scholarship: "/admin/scholarships",
};

/** Where a publication is edited, by the kind that the database names. */
export function editPath(kind: string, id: string): string {
  return `${tables[kind] ?? "/admin"}?modifier=${id}`;
}

/** The applications that a publication has received. */
export function receivedPath(id: string): string {
  return `/admin/candidatures?publication=${id}`;
}
