import { pictureRoute } from "@/components/seo/picture-response";
import { topicLabel } from "@/lib/news/choices";
import { findArticle } from "@/lib/news/queries";
import { longDateTime } from "@/lib/text/dates";

/** Kept like the page that it stands for. */
export const revalidate = 3600;
export const dynamic = "force-static";
export const generateStaticParams = () => [];

/** The picture of an article, for those who share it. */
export const GET = pictureRoute(findArticle, ({ title, category, author_name, published_at }) => ({
  kind: category ? `Actualités · ${topicLabel(category)}` : "Actualités",
  title,
  by: [author_name, longDateTime(published_at)].filter(Boolean).join(" · "),
}));
