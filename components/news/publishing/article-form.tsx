"use client";

import { ArticleCard } from "@/components/news/article-card";
import { Markup } from "@/components/news/markup";
import { editorOf, type PublicationForm } from "@/components/publications/publication-dialog";
import { type RowFields, typedFields, typedText } from "@/components/publications/row-fields";
import { saveArticle } from "@/lib/news/actions";
import { newsTopics } from "@/lib/news/choices";
import { parseMarkup } from "@/lib/news/markup";
import {
  type ArticleCard as ArticleCardData,
  articleSchema,
  type OwnArticle,
} from "@/lib/news/schema";
import { articleStates } from "@/lib/publications/schema";
import { FactFields, SourceFields } from "./fact-fields";
import { ContentField, ImageField } from "./special-fields";

/** The form of an article. */
export const articleForm: PublicationForm<OwnArticle> = {
  draft: "article",
  titles: { add: "Ajouter un article", edit: "Modifier l’article" },
  save: saveArticle,
  fields: ArticleFields,
  preview: ArticlePreview,
};

/** Edits an article where the administration's address asks for it. */
export const ArticleEditor = editorOf(articleForm);

/** Every field of an article; title and content are required. */
function ArticleFields(fields: RowFields<OwnArticle>) {
  const { text, area, select, row, errors } = fields;
  // What is new, copied or alone has nothing that could take its place.
  const replaceable = row !== undefined && row.successors.length > 0;
  const states = Object.entries(articleStates).filter(
    ([state]) => state !== "replaced" || replaceable || row?.status === "replaced",
  );
  return (
    <>
      {text("title", "Titre", { wide: true, maxLength: 200, required: true })}
      {text("category", "Catégorie", {
        hint: "Choisissez un thème ou écrivez le vôtre.",
        maxLength: 60,
        list: "themes",
      })}
      <datalist id="themes">
        {Object.values(newsTopics).map((label) => (
          <option key={label} value={label} />
        ))}
      </datalist>
      {text("tags", "Étiquettes", {
        hint: "Séparez-les par des virgules.",
        placeholder: "Visas, Délais",
      })}
      {area("excerpt", "Chapeau", {
        hint: "Deux phrases, affichées dans les listes.",
        maxLength: 500,
        rows: 2,
      })}
      <ContentField content={row?.content} errors={errors} />
      <ImageField article={row} errors={errors} />
      <SourceFields article={row} errors={errors} />
      <FactFields fields={fields} />
      {select("status", "État", {
        hint: "Un brouillon reste privé.",
        choices: states,
        fallback: "published",
      })}
      {replaceable &&
        select("replaced_by", "Remplacé par", {
          hint: "L’ancien article mènera à celui-ci.",
          none: "Aucun article",
          choices: row.successors.map(({ id, title }) => [id, title] as const),
        })}
      <div className="sm:col-span-2">
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            name="featured"
            defaultChecked={row?.featured}
            aria-describedby="featured-hint"
            className="size-5 accent-spruce"
          />
          Mettre à la une
        </label>
        <p id="featured-hint" className="text-sm text-ink-soft">
          Un seul de vos articles peut être à la une. Chaque article affiche votre nom complet.
        </p>
      </div>
    </>
  );
}

/** The card and the text that people will see, of a form as it stands. */
function ArticlePreview({ data, row }: { data: FormData; row?: OwnArticle }) {
  const content = String(data.get("content") ?? "");
  return (
    <div className="grid gap-8">
      <ArticleCard article={cardOf(data, row)} />
      <Markup blocks={parseMarkup(content)} />
    </div>
  );
}

function cardOf(data: FormData, article?: OwnArticle): ArticleCardData {
  const typed = typedFields(articleSchema, data);
  const words = String(data.get("content") ?? "").split(/\s+/).length;
  return {
    id: "",
    title: typedText(data, "title", "Titre de l’article"),
    category: typed("category", null),
    tags: typed("tags", []),
    excerpt: typed("excerpt", null),
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
