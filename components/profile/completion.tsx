import clsx from "clsx";
import Link from "next/link";
import { ArrowRight, CircleCheck } from "@/components/ui/icons";

/** The leaf of the brand. */
const LEAF =
  "M16 2l2.700 5 2.700-1.300-.9 6.300 4.100-3.800.8 2.100 4-.7-1.200 3.700 2.100 1.100-6 4.900.8 2.500-8.300-1.300.3 5h-2.200l.3-5-8.300 1.300.8-2.500-6-4.900 2.100-1.100-1.200-3.700 4 .7.8-2.100 4.100 3.800-.9-6.300L13.300 7z";

type Props = {
  done: number;
  total: number;
  missing: string[];
  next: { label: string; href: string } | null;
};

/** How far the file has come: one leaf a step, and the next thing to do. */
export function Completion({ done, total, missing, next }: Props) {
  return (
    <div className="w-full rounded-card border border-line bg-snow px-5 py-4 sm:w-80">
      <p className="text-sm font-semibold">
        Profil&nbsp;: {done} {done < 2 ? "étape" : "étapes"} sur {total}
      </p>
      <div className="mt-2 flex gap-2">
        {Array.from({ length: total }, (_, step) => (
          <svg
            // biome-ignore lint/suspicious/noArrayIndexKey: leaves are their positions.
            key={step}
            aria-hidden="true"
            viewBox="0 0 32 32"
            className={clsx(
              "size-6 stroke-2",
              step < done ? "fill-maple stroke-maple" : "fill-none stroke-edge",
            )}
          >
            <path d={LEAF} strokeLinejoin="round" />
          </svg>
        ))}
      </div>
      {next ? (
        <p className="mt-3 text-sm" title={`Il manque ${missing.join(", ")}.`}>
          <Link
            href={next.href}
            scroll={false}
            className="text-link inline-flex min-h-6 items-center gap-1.5"
          >
            Prochaine étape&nbsp;: {next.label}
            <ArrowRight className="size-4" />
          </Link>
        </p>
      ) : (
        <p className="mt-3 flex items-center gap-2 text-sm text-muted">
          <CircleCheck className="size-5 text-spruce" />
          Votre profil est complet.
        </p>
      )}
    </div>
  );
}
