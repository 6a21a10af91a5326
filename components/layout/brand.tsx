import Link from "next/link";

/** The leaf above its horizon. */
function Leaf() {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32">
      <path d="M16 2l2.7 5 2.7-1.3-.9 6.3 4.1-3.8.8 2.1 4-.7-1.2 3.7 2.1 1.1-6 4.9.8 2.5-8.3-1.3.3 5h-2.2l.3-5-8.3 1.3.8-2.5-6-4.9 2.1-1.1-1.2-3.7 4 .7.8-2.1 4.1 3.8-.9-6.3L13.3 7z" />
      <path d="M3 29.5c7.5-4.5 18.5-4.5 26 0" />
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
      className="brand"
    >
      <Leaf />
      <span>
        {`${first} `}
        <span>{rest.join(" ")}</span>
      </span>
    </Link>
  );
}
