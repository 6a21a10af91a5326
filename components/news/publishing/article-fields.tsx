import { AreaField, SelectField, TextField } from "@/components/forms/labelled";
import { newsTopics } from "@/lib/news/choices";
import type { OwnArticle } from "@/lib/news/schema";
import { articleStates } from "@/lib/publications/states";
import { listText } from "@/lib/text/fields";
import { ContentField } from "./content-field";
import { ImageField } from "./image-field";

type Props = { article?: OwnArticle; errors: Record<string, string> };

/** Every field of an article; title and content are required. */
export function ArticleFields({ article, errors }: Props) {
  return (
    <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
      <TextField
        name="title"
        label="Titre"
        errors={errors}
        defaultValue={article?.title}
        maxLength={200}
        className="sm:col-span-2"
        required
      />
      <TextField
        name="category"
        label="Catégorie"
        hint="Un thème proposé, ou le vôtre."
        errors={errors}
        defaultValue={article?.category ?? ""}
        maxLength={60}
        list="themes"
        optional
      />
      <datalist id="themes">
        {Object.values(newsTopics).map((label) => (
          <option key={label} value={label} />
        ))}
      </datalist>
      <TextField
        name="tags"
        label="Étiquettes"
        hint="Séparez-les par des virgules."
        errors={errors}
        defaultValue={listText(article?.tags ?? [])}
        placeholder="Visas, Délais"
        optional
      />
      <AreaField
        name="excerpt"
        label="Chapeau"
        hint="Deux phrases, dans les listes et en tête de l’article."
        errors={errors}
        defaultValue={article?.excerpt ?? ""}
        maxLength={500}
        rows={2}
        className="sm:col-span-2"
        optional
      />
      <ContentField content={article?.content} errors={errors} />
      <ImageField article={article} errors={errors} />
      <SelectField
        name="status"
        label="État"
        hint="Un brouillon n’est lu que par vous."
        errors={errors}
        defaultValue={article?.status ?? "published"}
      >
        {Object.entries(articleStates).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <div className="sm:col-span-2">
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            name="featured"
            defaultChecked={article?.featured}
            aria-describedby="featured-hint"
            className="size-5 accent-spruce"
          />
          Mettre à la une
        </label>
        <p id="featured-hint" className="text-sm text-ink-soft">
          Un seul de vos articles y est à la fois : le dernier choisi. Chaque article porte votre
          nom complet.
        </p>
      </div>
    </div>
  );
}
