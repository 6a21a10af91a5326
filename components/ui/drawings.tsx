/** A trail through spruces that leads to an empty horizon. */
export function EmptyTrail() {
  return (
    <svg aria-hidden="true" viewBox="0 0 176 96" className="block w-full">
      <circle cx="116" cy="46" r="15" className="fill-sun" />
      <path d="M0 66l34-22 26 14 34-26 30 24 22-12 30 22v30H0z" className="fill-ridge-1" />
      <path d="M0 78c40-14 72-4 98-6s50-8 78 0v24H0z" className="fill-ridge-3" />
      <path
        d="M84 96c-2-8 8-9 6-14s-8-3-4-8"
        fill="none"
        stroke="var(--color-paper)"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeDasharray="1 6"
      />
      <path d="M22 82l8-26 8 26zM36 84l6-19 6 19zM140 80l7-24 7 24z" className="fill-ridge-5" />
    </svg>
  );
}

/** The same trail, cut by a fallen tree under a cloud. */
export function BrokenTrail() {
  return (
    <svg aria-hidden="true" viewBox="0 0 176 96" className="block w-full">
      <path d="M0 66l34-22 26 14 34-26 30 24 22-12 30 22v30H0z" className="fill-ridge-1" />
      <path d="M0 78c40-14 72-4 98-6s50-8 78 0v24H0z" className="fill-ridge-3" />
      <path d="M22 82l8-26 8 26zM140 80l7-24 7 24z" className="fill-ridge-5" />
      <path
        d="M70 82l44-9m-34 7l-5-9m13 7l-4-10m13 8l-4-10m12 8l-3-8"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        className="stroke-ridge-5"
      />
      <path
        d="M98 40a10 10 0 0 1 4-19 14 14 0 0 1 27-2 10.500 10.500 0 0 1 2 21z"
        className="fill-frost stroke-edge"
        strokeWidth="1.500"
      />
      <path
        d="M106 47l-3 7m12-7l-3 7m12-7l-3 7"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}
