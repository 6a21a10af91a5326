import { readFileSync } from "node:fs";

/** An invented publication, labelled by hand before any rule was written. */
export type Labelled = {
  title: string;
  employer: string;
  text: string;
  isFraud: boolean;
  kind: "job" | "freelance" | "scholarship" | "article";
  /** The account was made today. */
  isFresh: boolean;
  /** How many like it its account publishes at once. */
  burst: number;
  /** Where its account has its mail; an address of the employer's own otherwise. */
  mail?: string;
  pay?: { least: number; most: number; period: string };
  trade?: string;
  province?: string;
  link?: string;
  /** The title of the publication whose text it has taken. */
  copy?: string;
  /** For which signals it was written. */
  want: string[];
};

const HEAD = /^= (.+?) \| ?(.*)\n(?:: (.+)\n)?([\s\S]+)$/;

function parse(block: string, isFraud: boolean): Labelled {
  const [, title = "", employer = "", options = "", text = ""] = HEAD.exec(block) ?? [];
  if (!text) throw new Error(`Not a publication: ${block.slice(0, 60)}`);
  // Only the value of copy has spaces, and the options that may follow it have names.
  const option = (name: string) =>
    new RegExp(`(?:^| )${name}(?:=(.+?))?(?= (?:fresh|\\w+=)|$)`).exec(options);
  const [, least, most = least, period = ""] =
    /^([\d.]+)(?:-([\d.]+))?\/(\w+)$/.exec(option("pay")?.[1] ?? "") ?? [];
  return {
    title,
    employer,
    text: text.trim(),
    isFraud,
    kind: (option("kind")?.[1] ?? "job") as Labelled["kind"],
    isFresh: option("fresh") !== null,
    burst: Number(option("burst")?.[1] ?? 1),
    mail: option("mail")?.[1],
    pay: least ? { least: Number(least), most: Number(most), period } : undefined,
    trade: option("trade")?.[1],
    province: option("place")?.[1],
    link: option("link")?.[1],
    copy: option("copy")?.[1],
    want: option("want")?.[1]?.split(",") ?? [],
  };
}

function read(file: string, isFraud: boolean): Labelled[] {
  const text = readFileSync(new URL(file, import.meta.url), "utf8");
  return text
    .trim()
    .split(/\n\n(?== )/)
    .map((block) => parse(block, isFraud));
}

/** Every labelled publication, what is copied before its copies. */
export const labelled: Labelled[] = [
  ...read("honest-plain.txt", false),
  ...read("honest-hard.txt", false),
  ...read("frauds.txt", true),
];
