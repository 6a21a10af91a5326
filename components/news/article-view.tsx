import type { ReactNode } from "react";
import { ReportLink } from "@/components/publications/detail-layout";
import { ChipLink } from "@/components/ui/badge";
import { Clock } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { Breadcrumb } from "@/components/ui/page-header";
import { Callout, OutsideLink } from "@/components/ui/prose";
import { SharedTitle } from "@/components/ui/share-button";
import { topicLabel } from "@/lib/news/choices";
import { newsHref } from "@/lib/news/filters";
import { forceOf, isOverdue, verificationOf } from "@/lib/news/format";
import { type Heading, outlineOf, parseMarkup, sourcesOf } from "@/lib/news/markup";
import {
  type Article,
  type ArticleCard,
  type ArticleSource,
  type Comment,
  type NamedArticle,
  readingTime,
} from "@/lib/news/schema";
import { pagePath } from "@/lib/publications/kinds";
import { frenchText } from "@/lib/shared/french";
import { longDate } from "@/lib/text/dates";
import { ArticleOrigin, TopicBadge } from "./article-card";
import { ArticleCover } from "./article-cover";
import { RelatedArticles } from "./article-list";
import { ArticleReactions, Comments } from "./comments";
import { Markup } from "./markup";

type ArticleViewProps = {
  article: Article;
  succession: Succession;
  comments: Comment[];
  related: ArticleCard[];
  /** Rendered beside the text, below the related articles. */
  children: ReactNode;
};

export function ArticleView({
  article,
  succession,
  comments,
  related,
  children,
}: ArticleViewProps) {
  const blocks = parseMarkup(article.content);
  return (
    <div className="wrap py-6 sm:py-8">
      <ArticleHeader article={article} succession={succession} />
      <div className="mt-8 grid gap-x-16 gap-y-12 sm:mt-10 lg:grid-cols-[1fr_21rem]">
        <div className="grid min-w-0 content-start gap-8">
          <div>
            <ArticleOutline parts={outlineOf(blocks)} />
            <Markup blocks={blocks} />
          </div>
          <ArticleSources
            read={article.sources}
            linked={sourcesOf(blocks)}
            isVerified={article.verified_on !== null}
          />
          <ArticleTags tags={article.tags} />
          <ArticleReactions article={article} />
          <ReportLink list="/actualites" id={article.id} what="cet article" />
          <div className="measure border-t border-line pt-8">
            <Comments comments={comments} closed={article.status === "replaced"} />
          </div>
        </div>
        <aside className="grid content-start gap-10">
          <RelatedArticles articles={related} />
          {children}
        </aside>
      </div>
    </div>
  );
}

/** "Dans cet article": links to the parts of a long text. */
function ArticleOutline({ parts }: { parts: Heading[] }) {
  if (parts.length === 0) return null;
  return (
    <nav
      aria-labelledby="plan"
      className="measure mb-8 rounded-r-card border-l-4 border-spruce bg-frost px-5 py-4"
      data-print="no"
    >
      <p id="plan" className="font-display font-bold">
        Dans cet article
      </p>
      <ol className="mt-1.5 grid gap-x-6 sm:grid-cols-2">
        {parts.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} className="text-link inline-block py-1">
              {frenchText(text)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function ArticleTags({ tags }: { tags: string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label="Mots-clés" className="measure flex flex-wrap gap-2" data-print="no">
      {[...new Set(tags)].map((tag) => (
        <li key={tag}>
          <ChipLink href={newsHref({ topic: tag })}>{topicLabel(tag)}</ChipLink>
        </li>
      ))}
    </ul>
  );
}

/** Title, deck and author over the article's generated landscape. */
function ArticleHeader({ article, succession }: Pick<ArticleViewProps, "article" | "succession">) {
  return (
    <header>
      <Breadcrumb
        fromList
        items={[{ label: "Actualités", href: "/actualites" }, { label: article.title }]}
        unlisted={article.status === "replaced"}
      />
      <div className="mt-6 max-w-4xl">
        {article.category && (
          <p className="mb-3">
            <TopicBadge category={article.category} />
          </p>
        )}
        <SharedTitle id={article.id}>
          <h1 className="text-3xl sm:text-5xl">{article.title}</h1>
        </SharedTitle>
        {article.excerpt && <p className="measure mt-4 text-lg text-muted">{article.excerpt}</p>}
        <p className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-0.5 text-muted">
          <ArticleOrigin article={article} />
          <span className="inline-flex items-center gap-1.5">
            <Clock className="size-4" />
            {readingTime(article.reading_minutes)}
          </span>
        </p>
        <ArticleFacts article={article} succession={succession} />
      </div>
      <ArticleCover
        article={article}
        className="mt-7 aspect-2/1 w-full rounded-panel border border-line sm:aspect-5/2"
      />
    </header>
  );
}

/** Article that replaces this one, and the articles that it replaces. */
type Succession = { successor: NamedArticle | null; replaced: NamedArticle[] };

/** Displayed before the text: the article's age, and whether another one replaces it. */
function ArticleFacts({
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

type SourcesProps = {
  read: ArticleSource[];
  linked: { href: string; host: string; text: string }[];
  isVerified: boolean;
};

/** Sources that the author read, with dates; then the other sites that the text links to. */
function ArticleSources({ read, linked, isVerified }: SourcesProps) {
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
            <span className="text-muted">
              {`${text === host ? "" : ` · ${host}`} · citée dans l’article`}
            </span>
          </li>
        ))}
      </ul>
      {!isVerified && (
        <p className="mt-3 text-sm text-muted">
          Cet article n’a pas de date de vérification&nbsp;: consultez ces pages avant d’agir.
        </p>
      )}
    </section>
  );
}

function hostOf(address: string): string {
  return new URL(address).host.replace(/^www\./, "");
}
