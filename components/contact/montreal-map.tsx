/** An island in a river, drawn by hand: where we are, without a map service that watches. */
export function MontrealMap({ city }: { city: string }) {
  return (
    <svg
      role="img"
      aria-label={`Carte dessinée : ${city}`}
      viewBox="0 0 400 240"
      className="block w-full rounded-card"
    >
      <rect width="400" height="240" className="fill-frost" />
      <path
        d="M0 0h400v26c-34 10-52 34-86 46-44 16-70 6-112 24-40 17-62 46-104 54-34 7-66 2-98 14z"
        className="fill-ridge-1 opacity-70"
      />
      <path
        d="M0 240v-36c46-16 92-8 142-24 56-18 88-54 142-72 44-15 76-14 116-42v174z"
        className="fill-ridge-1"
      />
      <path
        d="M62 176c8-18 36-20 62-32 30-14 46-38 84-50 34-11 62-10 88-30 12-9 26-8 22 6-6 20-34 26-58 40-32 18-50 46-92 60-36 12-62 8-84 16-14 5-26 2-22-10z"
        className="fill-snow stroke-ridge-3"
        strokeWidth="2"
      />
      <path d="M196 132l10-12 9 7 13-16 12 15-6 8z" className="fill-ridge-3" />
      <g fill="none" strokeWidth="1.500" strokeLinecap="round" className="stroke-ridge-2">
        <path d="M22 190c14-6 26-6 40-10M300 92c18-4 30-14 46-20M60 148c12-4 24-4 38-12M262 58c14-2 26-8 38-16" />
      </g>
      <path
        d="M204 150c-14-18-20-26-20-36a20 20 0 0 1 40 0c0 10-6 18-20 36z"
        className="fill-maple"
        transform="translate(14 -18)"
      />
      <circle cx="218" cy="96" r="7" className="fill-snow" />
    </svg>
  );
}
