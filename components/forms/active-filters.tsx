import Link from "next/link";
import { RemovableChip } from "@/components/ui/chip";

/** What narrows a list, each removable by a link, and the way to remove all. */
export function ActiveFilters({
  active,
  clearHref,
}: {
  active: { label: string; href: string }[];
  clearHref: string;
}) {
  if (active.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {active.map(({ label, href }) => (
        <RemovableChip key={label} href={href}>
          {label}
        </RemovableChip>
      ))}
      <Link href={clearHref} scroll={false} className="text-link px-2 py-1.5 text-sm">
        Effacer les filtres
      </Link>
    </div>
  );
}
