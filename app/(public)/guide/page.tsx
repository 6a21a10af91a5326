import { ProsePage, sourcesOf } from "@/components/ui/prose-page";
import { pageMetadata } from "@/lib/seo/metadata";
import { headOf, written } from "@/lib/text/mdx";
import Text, { frontmatter } from "./text.mdx";

const head = headOf(frontmatter);

export const metadata = pageMetadata({ ...head, path: "/guide" });

const elements = { Itinerary, ...sourcesOf(head.sources) };

export default function GuidePage() {
  const { before, sections } = written(Text, elements);
  return (
    <ProsePage title={head.heading} lead={head.lead} updated={head.updated} sections={sections}>
      {before}
    </ProsePage>
  );
}

const stages = [
  { at: 14, y: 108, href: "#qui-decide", label: "S’orienter" },
  { at: 214, y: 78, href: "#preparer", label: "Préparer" },
  { at: 414, y: 96, href: "#travailler", label: "Partir" },
  { at: 614, y: 62, href: "#premiers-jours", label: "Arriver" },
  { at: 814, y: 44, href: "#rester", label: "S’établir" },
];

function Itinerary() {
  return (
    <nav aria-label="Les étapes du parcours">
      <svg aria-hidden="true" viewBox="0 0 1000 150" className="block w-full max-sm:hidden">
        <path
          d="M0 150V112l140-52 120 44 150-70 130 58 170-66 130 40 160-54v138z"
          className="fill-ridge-1 opacity-60"
        />
        <path
          d="M0 150v-22c180-30 300-8 480-12s330-46 520-70v104z"
          className="fill-ridge-2 opacity-70"
        />
        <path
          d="M14 108c70-40 130 16 200-30s130 30 200 18 120-50 200-34 110 10 200-18 120-30 186-34"
          fill="none"
          strokeWidth="4"
          strokeLinecap="round"
          strokeDasharray="1 11"
          className="stroke-maple"
        />
        {stages.map(({ at, y }) => (
          <g key={at}>
            <circle cx={at} cy={y} r="13" className="fill-paper" />
            <circle cx={at} cy={y} r="8" className="fill-maple" />
          </g>
        ))}
      </svg>
      <ol className="flex flex-wrap gap-x-6 gap-y-1 sm:grid sm:grid-cols-5 sm:gap-0">
        {stages.map(({ href, label }, index) => (
          <li key={href}>
            <a
              href={href}
              className="inline-flex min-h-11 items-center gap-2 font-semibold no-underline hover:underline"
            >
              <span aria-hidden="true" className="text-maple tabular-nums">
                {index + 1}
              </span>
              {label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
