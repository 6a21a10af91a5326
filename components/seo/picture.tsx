export type PictureText = {
  /** Type of the page: "Offre d'emploi". */
  kind: string;
  title: string;
  /** Organisation and town, on one line. */
  by?: string;
  /** Key figure: the pay or the amount. */
  fact?: string;
  /** Small text beside the fact. */
  detail?: string;
};

/** Font size of the title in pixels: smaller for longer titles, so that three lines hold it. */
function titleSize({ length }: string): number {
  if (length <= 30) return 82;
  if (length <= 60) return 64;
  return 54;
}

/** Preview card for shared links. Rendered by Satori, which ignores class names. */
export function Picture({ name, text }: { name: string; text: PictureText }) {
  const [first, ...rest] = name.split(" ");
  return (
    <div
      style={{
        width: "100%",
        height: "100%",
        display: "flex",
        flexDirection: "column",
        padding: "52px 72px",
        fontFamily: "Figtree",
        fontWeight: 500,
        color: "#17202a",
        backgroundColor: "#fbf9f6",
        backgroundImage: "linear-gradient(#fbf9f6 30%, #fbeedb 62%, #f6d6a2)",
      }}
    >
      <div style={{ position: "absolute", left: 0, bottom: 0, display: "flex" }}>
        <PictureHorizon sunAt={sunAt(text.title)} />
      </div>
      <div style={{ display: "flex", alignItems: "center", justifyContent: "space-between" }}>
        <div style={{ display: "flex", alignItems: "center", gap: 18 }}>
          <PictureLeaf size={60} />
          <div style={{ display: "flex", gap: 11, fontFamily: "Bricolage", fontSize: 36 }}>
            <span>{first}</span>
            <span style={{ color: "#b8321f" }}>{rest.join(" ")}</span>
          </div>
        </div>
        <span style={{ fontSize: 27, fontWeight: 700, color: "#1f4d3f" }}>{text.kind}</span>
      </div>
      <div
        style={{
          marginTop: 44,
          maxWidth: 1040,
          fontFamily: "Bricolage",
          fontSize: titleSize(text.title),
          lineHeight: 1.04,
          letterSpacing: -1.5,
          textWrap: "balance",
        }}
      >
        {text.title}
      </div>
      {text.by && <div style={{ marginTop: 22, fontSize: 33, color: "#3f4a54" }}>{text.by}</div>}
      {text.fact && <Fact fact={text.fact} detail={text.detail} />}
    </div>
  );
}

function Fact({ fact, detail }: { fact: string; detail?: string }) {
  return (
    <div style={{ display: "flex", alignItems: "center", gap: 24, marginTop: 26 }}>
      <span
        style={{
          padding: "11px 26px 13px",
          borderRadius: 14,
          backgroundColor: "#1f4d3f",
          color: "#ffffff",
          fontFamily: "Bricolage",
          fontSize: 34,
        }}
      >
        {fact}
      </span>
      {detail && <span style={{ fontSize: 29, fontWeight: 700 }}>{detail}</span>}
    </div>
  );
}

/** Derives the sun's x from the title, always right of the text. */
function sunAt(title: string): number {
  const sum = Array.from(title).reduce((total, sign) => total + (sign.codePointAt(0) ?? 0), 0);
  return 900 + (sum % 7) * 30;
}

const LEAF =
  "M16 2l2.700 5 2.700-1.300-.9 6.300 4.100-3.800.8 2.100 4-.7-1.200 3.700 2.100 1.100-6 4.900.8 2.500-8.300-1.300.3 5h-2.200l.3-5-8.300 1.300.8-2.500-6-4.900 2.100-1.100-1.200-3.700 4 .7.8-2.100 4.100 3.800-.9-6.300L13.300 7z";
const FAR =
  "M0 150l70-34 56 22 84-58 72 46 96-74 88 62 78-34 92 58 104-80 84 66 92-40 76 44 102-62 106 70V300H0z";
const MIDDLE = "M0 176l90-20 110 26 120-34 96 30 130-40 118 36 140-24 92 26 124-38 180 40V300H0z";
const SPRUCE =
  "M0-104L9-78 4-80 16-52 8-55 23-26 13-29 29 0H4v9h-8V0h-25L-13-29-23-26-8-55-16-52-4-80-9-78z";

/** Spruces on the near bank: x, y and scale; the text is in the middle. */
const spruces = [
  [40, 268, 1],
  [84, 280, 0.7],
  [124, 272, 0.55],
  [968, 276, 0.6],
  [1012, 270, 0.85],
  [1066, 280, 1.15],
  [1118, 272, 0.8],
  [1166, 282, 1.3],
] as const;

function PictureLeaf({ size }: { size: number }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 32 32">
      <path d={LEAF} fill="#b8321f" stroke="#b8321f" strokeLinejoin="round" />
      <path
        d="M3 29.500c7.500-4.500 18.500-4.500 26 0"
        fill="none"
        stroke="#1f4d3f"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** Mountains, a lake and spruces at sunrise; `sunAt` is the sun's x. */
function PictureHorizon({ sunAt }: { sunAt: number }) {
  return (
    <svg aria-hidden="true" width="1200" height="300" viewBox="0 0 1200 300">
      <circle cx={sunAt} cy="118" r="108" fill="#f6c489" opacity="0.3" />
      <circle cx={sunAt} cy="118" r="80" fill="#f6c489" opacity="0.45" />
      <circle cx={sunAt} cy="118" r="54" fill="#f2a65a" />
      <path d={FAR} fill="#c4d3cb" />
      <path d={MIDDLE} fill="#9db8ac" />
      <path d="M0 222c200-16 350 6 600-3s400-13 600 2v79H0z" fill="#4e7e6c" />
      <path
        d="M290 282c130-28 330-42 520-42s330 12 460 36c30 6 10 24-20 24H210c-30 0-50-12-20-18z"
        fill="#f6d6a2"
      />
      <path
        d={`M${sunAt - 90} 255h140m-190 12h236m-290 12h300`}
        stroke="#f2a65a"
        strokeWidth="3"
        strokeLinecap="round"
        opacity="0.75"
      />
      <path d="M0 278c180-20 360 4 590 3s440-20 610-2v21H0z" fill="#143529" />
      {spruces.map(([x, y, scale]) => (
        <path
          key={x}
          d={SPRUCE}
          transform={`translate(${x} ${y}) scale(${scale})`}
          fill="#143529"
        />
      ))}
    </svg>
  );
}
