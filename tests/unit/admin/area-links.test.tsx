import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { AdminNav, OperationNav } from "@/components/admin/side-nav";

vi.mock("next/navigation", () => ({ usePathname: () => "/admin" }));

const admin = (isOperator: boolean, hasDecisions = false) =>
  renderToStaticMarkup(<AdminNav isOperator={isOperator} hasDecisions={hasDecisions} />);
const operation = (isRecruiter: boolean) =>
  renderToStaticMarkup(<OperationNav isRecruiter={isRecruiter} />);

describe("L'espace des recruteurs et celui des opérateurs", () => {
  it("mènent l'un à l'autre, pour qui est des deux", () => {
    expect(admin(true)).toContain('href="/admin/operation"');
    expect(operation(true)).toContain('href="/admin"');
  });

  it("mènent aux décisions, pour qui en a", () => {
    expect(admin(false, true)).toContain('href="/admin/decisions"');
    expect(admin(false)).not.toContain('href="/admin/decisions"');
  });

  it("ne le proposent à personne d'autre", () => {
    expect(admin(false)).not.toContain('href="/admin/operation"');
    expect(operation(false)).not.toContain('href="/admin"');
  });
});
