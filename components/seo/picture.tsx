import { PictureHorizon, PictureLeaf } from "./picture-horizon";

export type PictureText = {
  /** What it is: "Offre d'emploi". */
  kind: string;
  title: string;
  /** Who and where, on one line. */
  by?: string;
  /** What decides: the pay, the amount. */
  fact?: string;
  /** In small, beside the fact. */
  detail?: string;
};

/** Of a title, in pixels: the longer, the smaller, so that three lines hold it. */
function titleSize({ length }: string): number {
  if (length <= 30) return 82;
  if (length <= 60) return 64;
  return 54;
}

/** The card that stands for a page where its address is shared. Satori draws it: no class names. */
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

/** Each title has its own hour: the sun stands somewhere else, always right of the text. */
function sunAt(title: string): number {
  const sum = Array.from(title).reduce((total, sign) => total + (sign.codePointAt(0) ?? 0), 0);
  return 900 + (sum % 7) * 30;
}
