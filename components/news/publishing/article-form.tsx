"use client";

import { type ChangeEvent, useDeferredValue, useRef, useState } from "react";
import { AreaField, clearControls, TextField } from "@/components/forms/fields";
import { ArticleCard } from "@/components/news/article-card";
import { Markup } from "@/components/news/markup";
import { editorOf, type PublicationForm } from "@/components/publications/publication-dialog";
import {
  type RowFields,
  typedFields,
  typedText,
} from "@/components/publications/publication-fields";
import { Field, FileInput, fieldProps } from "@/components/ui/field";
import { notices } from "@/lib/copy/server-notices";
import { saveArticle } from "@/lib/news/actions";
import { newsTopics } from "@/lib/news/choices";
import { parseMarkup } from "@/lib/news/markup";
import {
  type ArticleCard as ArticleCardData,
  articleSchema,
  MAX_SOURCES,
  type OwnArticle,
  sourceField,
  sourcesIn,
  verificationTerms,
} from "@/lib/news/schema";
import { articleStates } from "@/lib/publications/schema";
import { IMAGE_SIDE, IMAGE_TYPES, isImageKey, MAX_IMAGE_BYTES } from "@/lib/shared/pictures";

export const articleForm: PublicationForm<OwnArticle> = {
  draft: "article",
  titles: { add: "Ajouter un article", edit: "Modifier l’article" },
  save: saveArticle,
  fields: ArticleFields,
  preview: ArticlePreview,
};

/** Opens when the admin address asks for it. */
export const ArticleEditor = editorOf(articleForm);

/** Only title and content are required. */
function ArticleFields(fields: RowFields<OwnArticle>) {
  const { text, area, select, row, errors } = fields;
  // A new, copied or only article has no possible successor.
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

/** Preview of the card and the text, from the current values. */
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

/** Returns the file just selected, else the stored picture. */
function pictureOf(data: FormData, article?: OwnArticle): string | null {
  const file = data.get("image");
  if (file instanceof File && file.size > 0) return URL.createObjectURL(file);
  return data.has("remove_image") || data.get("image_url") ? null : (article?.picture ?? null);
}

/**
 * A source row is visible once it is filled in or invalid, as is the first empty one after it. CSS alone
 * does it, so that a draft finds all fields to restore.
 */
const ROW =
  "hidden gap-x-5 gap-y-3 rounded-control border border-line p-4 first-of-type:grid sm:grid-cols-2 has-[input:not(:placeholder-shown):not([type=date])]:grid has-[[aria-invalid=true]]:grid [:has(input:not(:placeholder-shown):not([type=date]))+&]:grid";

const ROWS = Array.from({ length: MAX_SOURCES }, (_, row) => row);

type SourceFieldsProps = { article?: OwnArticle; errors: Record<string, string> };

/** Sources of an article, one per row. */
function SourceFields({ article, errors }: SourceFieldsProps) {
  const sources = sourcesIn(article?.sources);
  return (
    <fieldset className="grid gap-3 sm:col-span-2">
      <legend className="mb-1.5 font-semibold">
        Sources <span className="font-normal text-muted">(facultatif)</span>
      </legend>
      <p className="text-sm text-muted">Les pages officielles consultées, {MAX_SOURCES} au plus.</p>
      {ROWS.map((row) => (
        <SourceRow key={row} row={row} source={sources[row]} errors={errors} />
      ))}
    </fieldset>
  );
}

function SourceRow({
  row,
  source,
  errors,
}: {
  row: number;
  source?: ReturnType<typeof sourcesIn>[number];
  errors: Record<string, string>;
}) {
  const named = (part: "address" | "publisher" | "read_on") => ({
    name: sourceField(row, part),
    defaultValue: source?.[part] ?? "",
    errors,
  });
  return (
    <div className={ROW}>
      <TextField
        {...named("address")}
        label={`Adresse de la source ${row + 1}`}
        inputMode="url"
        placeholder="https://"
        maxLength={2_000}
        className="sm:col-span-2"
      />
      <TextField
        {...named("publisher")}
        label={`Organisme de la source ${row + 1}`}
        placeholder="Gouvernement du Canada"
        maxLength={160}
      />
      <TextField {...named("read_on")} label={`Source ${row + 1} consultée le`} type="date" />
    </div>
  );
}

/** Age of an article, the change it reports and its validity. */
function FactFields({ fields: { text, area, select } }: { fields: RowFields<OwnArticle> }) {
  return (
    <>
      {text("verified_on", "Vérifié le", {
        type: "date",
        hint: "La date de votre dernière vérification des sources.",
      })}
      {select("verify_every_months", "À revérifier", {
        hint: "Après ce délai, un avertissement s’affiche.",
        none: "Jamais",
        choices: Object.entries(verificationTerms),
      })}
      {text("in_force_from", "En vigueur à partir du", { type: "date" })}
      {text("in_force_until", "En vigueur jusqu’au", { type: "date" })}
      {area("change_note", "Ce qui a changé", {
        hint: "Une phrase, affichée sur la page des changements.",
        maxLength: 300,
        rows: 2,
      })}
    </>
  );
}

type ImageFieldProps = { article?: OwnArticle; errors: Record<string, string> };

const HINT = "JPEG, PNG ou WebP, 2\u00a0Mo au plus. Sans image, un paysage est affiché.";

/** Picture of an article: a file to upload, or an address. */
function ImageField({ article, errors }: ImageFieldProps) {
  const [wrong, setWrong] = useState<string | null>(null);
  const stored = article?.image_url && isImageKey(article.image_url) ? article.image_url : null;
  const error = wrong ?? errors.image;

  const last = useRef<File>(undefined);

  async function choose({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const [file] = input.files ?? [];
    last.current = file;
    if (file) clearControls(input.form, "remove_image", "image_url");
    const small = file ? await smallPicture(file) : null;
    // The file was replaced or dropped while it was being encoded.
    if (last.current !== file) return;
    // The form sends what the input holds: the resized picture, or nothing.
    const files = new DataTransfer();
    if (small) files.items.add(small);
    input.files = files.files;
    setWrong(file && !small ? (notices.articleImageInvalid.description ?? null) : null);
  }

  /** Drops the file in favour of a later choice. */
  function dropFile(form: HTMLFormElement | null) {
    last.current = undefined;
    setWrong(null);
    clearControls(form, "image");
  }

  return (
    <div className="grid gap-4 sm:col-span-2">
      {stored && (
        <div className="flex flex-wrap items-center gap-4">
          <input type="hidden" name="stored_image" value={stored} />
          {article?.picture && (
            // biome-ignore lint/performance/noImgElement: one stored size; the optimizer has no remote pattern.
            <img
              src={article.picture}
              alt="Illustration actuelle"
              className="h-20 w-32 rounded-control border border-line object-cover"
            />
          )}
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              name="remove_image"
              onChange={({ target }) => {
                if (!target.checked) return;
                dropFile(target.form);
                clearControls(target.form, "image_url");
              }}
              className="size-5 accent-spruce"
            />
            Retirer cette image
          </label>
        </div>
      )}
      <Field id="champ-image" label="Image à téléverser" hint={HINT} error={error} optional>
        <FileInput
          {...fieldProps("champ-image", { hint: HINT, error })}
          name="image"
          accept={IMAGE_TYPES.join()}
          onChange={choose}
        />
      </Field>
      <TextField
        name="image_url"
        label="Ou adresse d’une image"
        hint="Pour réutiliser une image déjà sur ce site, collez son adresse."
        errors={errors}
        defaultValue={stored ? "" : (article?.image_url ?? "")}
        onChange={({ target }) => target.value && dropFile(target.form)}
        inputMode="url"
        placeholder="https://"
        optional
      />
    </div>
  );
}

/**
 * Encodes the picture again at 1600 pixels at most, to upload faster. The server does so too, since the
 * form may be sent before this completes. Null for an unsupported or too large file.
 */
async function smallPicture(file: File): Promise<File | null> {
  if (!IMAGE_TYPES.some((type) => type === file.type) || file.size > MAX_IMAGE_BYTES) return null;
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return null;
  const scale = Math.min(1, IMAGE_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext("2d");
  if (!context) return null;
  // JPEG has no transparency: it would turn black.
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, "image/jpeg", 0.84),
  );
  return blob && new File([blob], "image.jpg", { type: blob.type });
}

type ContentFieldProps = { content?: string; errors: Record<string, string> };

/** Text of an article, with a live preview below. */
function ContentField({ content = "", errors }: ContentFieldProps) {
  const [typed, setTyped] = useState(content);
  const shown = useDeferredValue(typed);
  return (
    <div className="grid gap-3 sm:col-span-2">
      <AreaField
        name="content"
        label="Contenu"
        hint="«&nbsp;##&nbsp;» pour un titre, «&nbsp;###&nbsp;» pour un sous-titre, «&nbsp;-&nbsp;» pour une liste&nbsp;; **gras** et [lien](https://…)."
        errors={errors}
        defaultValue={content}
        onChange={(event) => setTyped(event.currentTarget.value)}
        maxLength={50_000}
        rows={10}
        required
      />
      {shown.trim() !== "" && (
        <details className="rounded-control border border-line p-4">
          <summary className="cursor-pointer text-sm font-semibold">Mise en forme du texte</summary>
          <div inert className="mt-3 max-h-80 overflow-y-auto">
            <Markup blocks={parseMarkup(shown)} />
          </div>
        </details>
      )}
    </div>
  );
}
