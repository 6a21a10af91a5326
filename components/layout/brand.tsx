import { Link } from "@/components/ui/link";

const bird = "M-15-7C-9-9-4-6 0 0 4-6 9-9 15-7 9-5 4-1 0 5-4-1-9-5-15-7z";

/** Eight geese fly away over the hills; one has lost the others. */
const flock = [
  [236, 66, 1],
  [206, 58, 0.9],
  [178, 47, 0.85],
  [152, 34, 0.8],
  [210, 82, 0.9],
  [184, 96, 0.85],
  [158, 112, 0.8],
  [56, 124, 0.95],
] as const;

export function Geese() {
  return (
    <svg aria-hidden="true" viewBox="0 0 360 220" className="block w-full">
      <circle cx="286" cy="112" r="34" className="fill-sun-disc" />
      <circle cx="286" cy="112" r="52" className="fill-halo opacity-45" />
      <path
        d="M0 176l44-30 30 16 46-40 44 34 34-18 46 36 42-30 40 26 34-16v66H0z"
        className="fill-ridge-1"
      />
      <path d="M0 188c60-22 120-14 190-8s110-16 170-4v44H0z" className="fill-ridge-2" />
      <path d="M0 204c80-18 150-4 220-6s90-8 140-2v24H0z" className="fill-ridge-3" />
      <path
        d="M58 118C76 92 100 84 128 78"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.500"
        strokeDasharray="1 7"
        strokeLinecap="round"
        className="text-muted"
      />
      <g className="fill-ink">
        {flock.map(([x, y, scale]) => (
          <path
            key={`${x}-${y}`}
            d={bird}
            transform={`translate(${x} ${y}) rotate(-8) scale(${scale})`}
          />
        ))}
      </g>
    </svg>
  );
}

function Leaf() {
  return (
    <svg aria-hidden="true" width="32" height="32" viewBox="0 0 32 32">
      <path d="M16 2l2.7 5 2.7-1.3-.9 6.3 4.1-3.8.8 2.1 4-.7-1.2 3.7 2.1 1.1-6 4.9.8 2.5-8.3-1.3.3 5h-2.2l.3-5-8.3 1.3.8-2.5-6-4.9 2.1-1.1-1.2-3.7 4 .7.8-2.1 4.1 3.8-.9-6.3L13.3 7z" />
      <path d="M3 29.5c7.5-4.5 18.5-4.5 26 0" />
    </svg>
  );
}

export function Brand({ name }: { name: string }) {
  const [first, ...rest] = name.split(" ");
  return (
    <Link
      href="/"
      // Not prefetched (ui/link): the link is visible on every page and rarely followed.
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
