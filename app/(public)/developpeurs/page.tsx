import { parametersOf } from "@/app/api/v1/_parts/openapi";
import {
  type Resource,
  resourcePath,
  resources,
  resourceTitle,
} from "@/app/api/v1/_parts/resources";
import { ProsePage } from "@/components/ui/prose-page";
import { pageMetadata } from "@/lib/seo/metadata";
import { headOf, written } from "@/lib/text/mdx";
import Text, { frontmatter } from "./text.mdx";

const head = headOf(frontmatter);

export const metadata = pageMetadata({ ...head, path: "/developpeurs" });

/** For developers: the feeds, and the API described from its own schemas. */
export default function DevelopersPage() {
  const described = Object.entries(resources).map(([name, resource]) => ({
    id: name,
    title: resourceTitle(resource),
    body: <Described name={name} resource={resource} />,
  }));
  return (
    <ProsePage
      title={head.heading}
      lead={head.lead}
      updated={head.updated}
      sections={[...written(Text).sections, ...described]}
    />
  );
}

function Described({ name, resource }: { name: string; resource: Resource }) {
  return (
    <>
      <p>
        <a href={resourcePath(name)} className="text-link">
          {resourcePath(name)}
        </a>
      </p>
      <h3>Paramètres</h3>
      <dl className="grid gap-2 wrap-anywhere">
        {parametersOf(resource).map(({ name: parameter, description, schema }) => (
          <div key={parameter}>
            <dt>
              <code className="font-semibold">{parameter}</code>
            </dt>
            <dd className="text-sm text-muted">
              {[description, valuesOf(schema)].filter(Boolean).join(". ")}
            </dd>
          </div>
        ))}
      </dl>
      <h3>Champs</h3>
      <p className="text-sm wrap-anywhere">
        {["url", ...Object.keys(resource.row.shape)].join(", ")}
      </p>
    </>
  );
}

/** Longer lists of values are only in the OpenAPI description. */
const SHOWN_VALUES = 15;

function valuesOf(schema: { enum?: unknown; const?: unknown }): string {
  const values = Array.isArray(schema.enum) ? schema.enum : [schema.const].filter(Boolean);
  if (values.length === 0) return "";
  const rest = values.length > SHOWN_VALUES ? `… (${values.length} en tout)` : "";
  return `Valeurs possibles\u00a0: ${values.slice(0, SHOWN_VALUES).join(", ")}${rest}`;
}
