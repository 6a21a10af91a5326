import { withNotice } from "@/lib/copy/flash-parameter";
import { INVITATION_PATH, signInPath } from "./next-path";
import type { Role } from "./roles";

export type Decision = { kind: "allow" } | { kind: "redirect"; to: string };

type Question = {
  path: string;
  /** The query string with its question mark, or empty. */
  search: string;
  /** "unknown" when the authentication service does not answer; the page then reports it. */
  viewer: { role?: Role; isOperator?: boolean } | null | "unknown";
};

const allow: Decision = { kind: "allow" };

/** Returns whether a viewer may open an address, and where to redirect otherwise. Fetches nothing. */
export function guard({ path, search, viewer }: Question): Decision {
  const area = areaOf(path);
  if (area === "open" || viewer === "unknown") return allow;
  if (viewer === null) return { kind: "redirect", to: signInPath(path + search) };
  if (area === "recruiters" && viewer.role !== "recruteur") {
    return { kind: "redirect", to: withNotice("/", "acces-refuse") };
  }
  if (area === "operators" && !viewer.isOperator) {
    return { kind: "redirect", to: withNotice("/", "reserve") };
  }
  return allow;
}

type Area = "open" | "members" | "recruiters" | "operators";

/** Returns the area of a path. Compares whole segments, ignoring case and extra slashes. */
export function areaOf(path: string): Area {
  const [first, second] = decoded(path).toLowerCase().split("/").filter(Boolean);
  if (first === "admin") return second === "operation" ? "operators" : "recruiters";
  return first === "espace-utilisateur" ? "members" : "open";
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * Returns where to redirect after sign-in (docs/product.md, Accounts). A candidate who requested the
 * administration is sent there too, and told there why they have no access.
 */
export function landingPath(role: Role, next: string | null): string {
  if (role !== "recruteur") return next ?? "/espace-utilisateur";
  const path = next?.split(/[?#]/)[0] ?? "";
  const isTheirs = ["recruiters", "operators"].includes(areaOf(path)) || path === INVITATION_PATH;
  return next !== null && isTheirs ? next : "/admin";
}
