import { ArticleCard } from "@/components/news/article-card";
import { Markup } from "@/components/news/markup";
import { articleSchema } from "@/lib/news/form-schema";
import { parseMarkup } from "@/lib/news/markup";
import type { ArticleCard as ArticleCardData, OwnArticle } from "@/lib/news/schema";

/** The card and the text that people will see, of a form as it stands. */
export function ArticlePreview({ data, article }: { data: FormData; article?: OwnArticle }) {
  const content = String(data.get("content") ?? "");
  return (
    <div className="grid gap-8">
      <ArticleCard article={cardOf(data, article)} />
      <Markup blocks={parseMarkup(content)} />
    </div>
  );
}

function cardOf(data: FormData, article?: OwnArticle): ArticleCardData {
  const { category, tags, excerpt } = articleSchema.shape;
  const fields = Object.fromEntries(data);
  const words = String(fields.content ?? "").split(/\s+/).length;
  return {
    id: "apercu",
    title: String(fields.title ?? "").trim() || "Titre de l’article",
    category: category.catch(null).parse(fields.category),
    tags: tags.catch([]).parse(fields.tags),
    excerpt: excerpt.catch(null).parse(fields.excerpt),
    image_url: pictureOf(data, article),
    author_name: article?.author_name ?? null,
    published_at: article?.published_at ?? new Date().toISOString(),
    reading_minutes: Math.ceil(words / 200),
  };
}

/** What was chosen just now, else the picture that is stored. */
function pictureOf(data: FormData, article?: OwnArticle): string | null {
  const file = data.get("image");
  if (file instanceof File && file.size > 0) return URL.createObjectURL(file);
  return data.has("remove_image") || data.get("image_url") ? null : (article?.picture ?? null);
}
