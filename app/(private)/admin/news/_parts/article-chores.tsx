import { ButtonLink } from "@/components/ui/button";
import { CircleCheck, MessageCircle } from "@/components/ui/icons";
import { logError } from "@/lib/monitoring/log";
import { listDueArticles } from "@/lib/news/succession";
import { figuresOf } from "@/lib/publications/admin-rows";

/** What waits for an author beside writing: articles to verify, comments to decide on. */
export async function ArticleChores({ viewerId }: { viewerId: string }) {
  const [due, held] = await Promise.all([
    numberOf(
      "news.due",
      listDueArticles(viewerId, 1).then(({ total }) => total),
    ),
    numberOf(
      "news.held-comments",
      figuresOf("article").then((own) =>
        [...own.values()].reduce((sum, { fresh }) => sum + fresh, 0),
      ),
    ),
  ]);
  return (
    <>
      <ButtonLink href="/admin/news/verification">
        <CircleCheck />
        {`Articles à vérifier${due}`}
      </ButtonLink>
      <ButtonLink href="/admin/news/commentaires">
        <MessageCircle />
        {`Commentaires à approuver${held}`}
      </ButtonLink>
    </>
  );
}

/** " (3)", or nothing when it cannot be read: the page behind the button says why. */
async function numberOf(event: string, reading: Promise<number>): Promise<string> {
  try {
    return ` (${await reading})`;
  } catch (error) {
    logError(event, error);
    return "";
  }
}
