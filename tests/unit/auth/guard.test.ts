import { describe, expect, it } from "vitest";
import { areaOf, guard, landingPath } from "@/lib/auth/area-guard";

const anonymous = null;
const candidate = { role: "candidat" } as const;
const recruiter = { role: "recruteur" } as const;
const noRole = {};
const operator = { isOperator: true } as const;

const signIn = (next: string) => `/connexion?suivant=${encodeURIComponent(next)}`;
const OWN = "/espace-utilisateur";
const REFUSED = "/?avis=acces-refuse";
const RESERVED = "/?avis=reserve";

describe("le gardien", () => {
  it.each([
    // adresse, requête, personne, destination (null : laisse passer)
    ["/", "", anonymous, null],
    ["/emplois", "?q=soins", anonymous, null],
    ["/api/session", "", anonymous, null],
    ["/administration", "", anonymous, null],
    ["/emplois/admin", "", anonymous, null],
    ["/espace-utilisateur-2", "", anonymous, null],
    [OWN, "?onglet=documents", anonymous, signIn(`${OWN}?onglet=documents`)],
    ["/admin", "", anonymous, signIn("/admin")],
    ["/admin/jobs", "?page=2", anonymous, signIn("/admin/jobs?page=2")],
    ["/Admin", "", anonymous, signIn("/Admin")],
    ["/%61dmin", "", anonymous, signIn("/%61dmin")],
    ["/admin%2Fjobs", "", anonymous, signIn("/admin%2Fjobs")],
    // Une adresse à deux barres pourrait mener ailleurs : on n'en garde rien.
    ["//admin", "", anonymous, "/connexion"],
    ["/connexion", "", candidate, null],
    ["/espace-utilisateur", "", candidate, null],
    ["/admin", "", candidate, REFUSED],
    ["//admin", "", candidate, REFUSED],
    ["/admin", "", noRole, REFUSED],
    ["/espace-utilisateur", "", noRole, null],
    ["/espace-utilisateur", "", recruiter, null],
    ["/admin/jobs", "", recruiter, null],
    ["/admin/operation", "", anonymous, signIn("/admin/operation")],
    ["/admin/operation", "", candidate, RESERVED],
    ["/admin/operation/comptes", "?q=x", recruiter, RESERVED],
    ["/Admin/%6fperation", "", recruiter, RESERVED],
    ["/admin//operation", "", recruiter, RESERVED],
    ["/admin/operation", "", operator, null],
    ["/admin", "", operator, REFUSED],
    // Le service ne répond pas : la page le dira elle-même.
    ["/admin", "", "unknown", null],
    ["/espace-utilisateur", "", "unknown", null],
  ] as const)("%s%s, vu par %o : %s", (path, search, viewer, to) => {
    expect(guard({ path, search, viewer })).toEqual(
      to === null ? { kind: "allow" } : { kind: "redirect", to },
    );
  });

  it.each(["/%E0%A4%A", "/%"])("lit %s, mal encodée, sans erreur", (path) => {
    expect(areaOf(path)).toBe("open");
  });
});

describe("où l'on arrive après la connexion", () => {
  it.each([
    ["recruteur", null, "/admin"],
    ["recruteur", "/admin/jobs?page=2", "/admin/jobs?page=2"],
    ["recruteur", "/admin/operation", "/admin/operation"],
    ["recruteur", "/connexion/invitation?jeton=a", "/connexion/invitation?jeton=a"],
    ["recruteur", "/connexion/invitation/x", "/admin"],
    ["recruteur", "/emplois/1", "/admin"],
    ["recruteur", "/espace-utilisateur", "/admin"],
    ["candidat", null, "/espace-utilisateur"],
    ["candidat", "/emplois/1#postuler", "/emplois/1#postuler"],
    ["candidat", "/admin", "/admin"],
    ["candidat", "/connexion/invitation?jeton=a", "/connexion/invitation?jeton=a"],
  ] as const)("%s qui voulait %s : %s", (role, next, to) => {
    expect(landingPath(role, next)).toBe(to);
  });
});
