import Link from "next/link";
import { type EmployerMark, employerPath } from "@/lib/publications/employers";
import { frenchText } from "@/lib/shared/french";

type Props = {
  name: string;
  /** Of the employer that the publication is tied to, when it is. */
  employer: EmployerMark | null | undefined;
  className?: string;
};

/** Who offers it: the way to the employer's page, or a name that leads nowhere. */
export function EmployerName({ name, employer, className }: Props) {
  if (!employer) return <span className={className}>{frenchText(name)}</span>;
  return (
    <Link href={employerPath(employer.slug)} prefetch={false} className={`text-link ${className}`}>
      {frenchText(name)}
    </Link>
  );
}
