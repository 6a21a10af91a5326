import Link from "next/link";
import type { ReactNode } from "react";
import { Callout, OutsideLink } from "@/components/ui/prose";
import { forceOf, isOverdue, verificationOf } from "@/lib/news/format";
import type { Article, ArticleSource, NamedArticle } from "@/lib/news/schema";
import { pagePath } from "@/lib/publications/kinds";
import { frenchText } from "@/lib/shared/french";
import { longDate } from "@/lib/text/dates";

/** The articles before and after one. */
export type Succession = { successor: NamedArticle | null; replaced: NamedArticle[] };

/** What a reader must know before the text: how old it is, and whether another has its place. */
export function ArticleFacts({
  article,
  succession: { successor, replaced },
}: {
  article: Article;
  succession: Succession;
}) {
  const { status, change_note: change, changed_on: changed } = article;
  const lines = [forceOf(article), verificationOf(article)].filter((line) => line !== null);
  return (
    <div className="mt-5 grid gap-4 empty:hidden">
      {status === "replaced" && <ReplacedNote article={article} successor={successor} />}
      {status === "published" && isOverdue(article) && <OverdueNote article={article} />}
      {(lines.length > 0 || changed || replaced.length > 0) && (
        <ul className="measure grid gap-1 text-sm text-muted">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
          {changed && change && (
            <li>
              Changé le {longDate(changed)}&nbsp;: {frenchText(change)}
            </li>
          )}
          {replaced.map(({ id, title }) => (
            <li key={id}>
              Remplace&nbsp;: <ArticleLink id={id}>{title}</ArticleLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function ReplacedNote({
  article,
  successor,
}: {
  article: Article;
  successor: NamedArticle | null;
}) {
  const since = article.replaced_on ? ` le ${longDate(article.replaced_on)}` : "";
  return (
    <Callout title={`Cet article a été remplacé${since}`}>
      {successor === null ? (
        "Consultez les sources officielles avant d’agir."
      ) : (
        <>
          Lisez le nouvel article&nbsp;:{" "}
          <ArticleLink id={successor.id}>{successor.title}</ArticleLink>
        </>
      )}
    </Callout>
  );
}

function OverdueNote({ article }: { article: Article }) {
  const { verified_on: verified, verification_due: due } = article;
  if (verified === null || due === null) return null;
  return (
    <Callout title="À vérifier avant d’agir">
      Cet article a été vérifié pour la dernière fois le {longDate(verified)}, et devait l’être de
      nouveau avant le {longDate(due)}. Les règles ont pu changer&nbsp;: consultez les sources
      officielles.
    </Callout>
  );
}

function ArticleLink({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Link href={pagePath("article", id)} className="text-link">
      {children}
    </Link>
  );
}

type Linked = { href: string; host: string; text: string };

/** What an article rests on: what its author read, and when; then the other sites it links to. */
export function ArticleSources({ read, linked }: { read: ArticleSource[]; linked: Linked[] }) {
  const known = new Set(read.map(({ address }) => address));
  const others = linked.filter(({ href }) => !known.has(href));
  if (read.length === 0 && others.length === 0) return null;
  return (
    <section aria-labelledby="sources" className="measure border-t border-line pt-6">
      <h2 id="sources" className="mb-3 text-lg">
        Sources
      </h2>
      <ul className="grid gap-2 text-sm">
        {read.map(({ address, publisher, read_on }) => (
          <li key={address} className="wrap-anywhere">
            <OutsideLink href={address}>{frenchText(publisher)}</OutsideLink>
            <span className="text-muted">
              {" "}
              · {hostOf(address)} · consultée le <time dateTime={read_on}>{longDate(read_on)}</time>
            </span>
          </li>
        ))}
        {others.map(({ href, host, text }) => (
          <li key={href} className="wrap-anywhere">
            <OutsideLink href={href}>{frenchText(text)}</OutsideLink>
            <span className="text-muted"> · {host}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function hostOf(address: string): string {
  return new URL(address).host.replace(/^www\./, "");
}
