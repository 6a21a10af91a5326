import type { ReactNode } from "react";
import { FeatureControl } from "@/components/ui/feature-control";
import type { KindThatCan } from "@/lib/publications/kinds";
import { isExpired } from "@/lib/text/dates";

/** Why nobody can apply any more. */
const closed = {
  job: { filled: "Poste pourvu", expired: "Offre expirée" },
  freelance: { filled: "Mission attribuée", expired: "Mission expirée" },
  scholarship: { filled: "Bourse attribuée", expired: "Bourse expirée" },
} satisfies Record<KindThatCan<"apply">, { filled: string; expired: string }>;

type Props = {
  kind: KindThatCan<"apply">;
  status: string;
  deadline: string | null;
  /** A way that is not ours, and works while ours is suspended. */
  elsewhere?: ReactNode;
  children: ReactNode;
};

/** The way to apply, or why there is none. */
export function ApplyControl({ kind, status, deadline, elsewhere, children }: Props) {
  if (status === "filled") return <ClosedNote>{closed[kind].filled}</ClosedNote>;
  if (isExpired(deadline)) return <ClosedNote>{closed[kind].expired}</ClosedNote>;
  return elsewhere ?? <FeatureControl feature="apply">{children}</FeatureControl>;
}

/** Stands where the apply button would, and says why there is none. */
export function ClosedNote({ children }: { children: string }) {
  return (
    <p className="rounded-control bg-grey px-4 py-3 text-center font-semibold text-on-grey">
      {children}
    </p>
  );
}
