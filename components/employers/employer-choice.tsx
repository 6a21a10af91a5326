import { Link } from "@/components/ui/link";
import { frenchText } from "@/lib/shared/french";

type Props = {
  /** Page that displays an employer, by its id in the address. */
  path: string;
  employers: { id: string; name: string }[];
  /** Undefined on the form of a new employer. */
  shown: string | undefined;
};

/** Links to the viewer's other employers; hidden when there is only one. */
export function EmployerChoice({ path, employers, shown }: Props) {
  if (employers.length + (shown ? 0 : 1) < 2) return null;
  return (
    <nav aria-label="Mes entreprises" className="mb-5">
      <ul className="flex flex-wrap gap-x-5 gap-y-2">
        {employers.map(({ id, name }) => (
          <li key={id}>
            <Link
              href={`${path}?entreprise=${id}`}
              aria-current={id === shown ? "page" : undefined}
              className="text-link inline-flex min-h-11 items-center aria-[current]:font-semibold aria-[current]:no-underline"
            >
              {frenchText(name)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
