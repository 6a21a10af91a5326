import clsx from "clsx";
import Link from "next/link";

/** The leaf above its horizon. */
function Leaf({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className={clsx("shrink-0", className)}>
      <path
        d="M16 2l2.700 5 2.700-1.300-.9 6.300 4.100-3.800.8 2.100 4-.7-1.200 3.700 2.100 1.100-6 4.900.8 2.500-8.300-1.300.3 5h-2.200l.3-5-8.300 1.300.8-2.500-6-4.900 2.100-1.100-1.200-3.700 4 .7.8-2.100 4.100 3.800-.9-6.300L13.300 7z"
        fill="currentColor"
        stroke="currentColor"
        strokeLinejoin="round"
        className="text-maple in-data-deep:text-sun"
      />
      <path
        d="M3 29.500c7.500-4.500 18.500-4.500 26 0"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        className="text-spruce in-data-deep:text-on-deep"
      />
    </svg>
  );
}

/** The wordmark beside the leaf, leading home. */
export function Brand({ name }: { name: string }) {
  const [first, ...rest] = name.split(" ");
  return (
    <Link
      href="/"
      // On every page, in sight: its data would be fetched by everybody and used by few.
      prefetch={false}
      aria-label={`${name}, accueil`}
      className="flex min-h-11 shrink-0 items-center gap-2.5 font-display text-[1.2rem] leading-none font-bold tracking-tight no-underline"
    >
      <Leaf className="size-8" />
      <span>
        {first} <span className="text-maple in-data-deep:text-sun">{rest.join(" ")}</span>
      </span>
    </Link>
  );
}
