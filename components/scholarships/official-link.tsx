import { Button, buttonClass } from "@/components/ui/button";
import { ExternalLink } from "@/components/ui/icons";

/** The programme's own page; disabled when there is none (specification §2.8). */
export function OfficialLink({ href, title }: { href: string | null; title: string }) {
  if (href === null) {
    return (
      <Button disabled>
        Site officiel
        <ExternalLink className="size-4.5" />
      </Button>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={buttonClass()}>
      Site officiel
      <ExternalLink className="size-4.5" />
      <span className="sr-only">{` de « ${title} » (nouvel onglet)`}</span>
    </a>
  );
}
