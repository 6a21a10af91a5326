import Link from "next/link";
import { RemovableChip } from "@/components/ui/chip";
import { type JobFilters, jobsHref } from "@/lib/jobs/filters";

/** What narrows the list, each removable by a link. */
export function ActiveJobFilters({ active }: { active: { label: string; without: JobFilters }[] }) {
  if (active.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {active.map(({ label, without }) => (
        <RemovableChip key={label} href={jobsHref(without)}>
          {label}
        </RemovableChip>
      ))}
      <Link href="/emplois" scroll={false} className="text-link px-2 py-1.5 text-sm">
        Effacer les filtres
      </Link>
    </div>
  );
}
