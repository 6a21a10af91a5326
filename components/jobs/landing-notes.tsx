import Link from "next/link";
import type { Landing } from "@/lib/jobs/landings";

/** What to know before applying, and where else to look. */
export function LandingNotes({ landing, near }: { landing: Landing; near: Landing[] }) {
  return (
    <section aria-labelledby="a-savoir" className="wrap grid gap-4 pt-4 pb-12">
      <h2 id="a-savoir" className="text-2xl">
        À savoir avant de postuler
      </h2>
      {landing.paragraphs.map((paragraph) => (
        <p key={paragraph} className="measure">
          {paragraph}
        </p>
      ))}
      <p className="measure">
        {"Le "}
        <Link href="/guide" className="text-link">
          guide d’immigration
        </Link>
        {" renvoie aux pages officielles. Voir aussi\u00a0: "}
        {near.map(({ path, heading }, index) => (
          <span key={path}>
            {index > 0 && ", "}
            <Link href={path} className="text-link">
              {heading.charAt(0).toLowerCase() + heading.slice(1)}
            </Link>
          </span>
        ))}
        .
      </p>
    </section>
  );
}
