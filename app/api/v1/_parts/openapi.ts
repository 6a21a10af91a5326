import { z } from "zod";
import { site } from "@/lib/shared/site";
import { type Resource, resourcePath, resources, resourceTitle } from "./resources";

type Schema = Record<string, unknown>;
type Described = Schema & { description?: string };

const problem = (description: string) => ({
  description,
  content: { "application/problem+json": { schema: { $ref: "#/components/schemas/problem" } } },
});

const page = (name: string) => ({
  type: "object",
  required: ["data", "next"],
  properties: {
    data: { type: "array", items: { $ref: `#/components/schemas/${name}` } },
    next: { type: ["string", "null"], description: "Adresse de la page suivante" },
  },
});

/** Returns the API's description in OpenAPI 3.1, from the schemas that it uses. */
export function openApi() {
  const named = Object.entries(resources);
  return {
    openapi: "3.1.1",
    info: {
      title: site.name,
      version: "1.0.0",
      description: "Lecture des données publiques. Aucune clé n’est demandée.",
    },
    servers: [{ url: site.url }],
    paths: Object.fromEntries(
      named.map(([name, resource]) => [resourcePath(name), { get: operation(name, resource) }]),
    ),
    components: {
      schemas: {
        ...Object.fromEntries(named.map(([name, { row }]) => [name, rowSchema(row)])),
        problem: {
          type: "object",
          required: ["type", "title", "status", "detail"],
          properties: {
            type: { type: "string" },
            title: { type: "string" },
            status: { type: "integer" },
            detail: { type: "string" },
          },
        },
      },
    },
  };
}

function operation(name: string, resource: Resource) {
  return {
    operationId: name,
    summary: resourceTitle(resource),
    parameters: parametersOf(resource),
    responses: {
      200: {
        description: "Une page",
        headers: {
          ETag: { schema: { type: "string" } },
          Link: { schema: { type: "string" }, description: "La page suivante, rel=next" },
        },
        content: { "application/json": { schema: page(name) } },
      },
      304: { description: "Rien n’a changé depuis l’ETag donné par If-None-Match" },
      400: problem("Un paramètre n’est pas admis"),
      429: problem("Trop de demandes\u00a0: Retry-After indique quand réessayer"),
      503: problem("La lecture est impossible pour l’instant"),
    },
  };
}

export function parametersOf({ query }: Resource) {
  const { properties } = z.toJSONSchema(query, { io: "input" });
  return Object.entries(properties as Record<string, Described>).map(
    ([name, { description, ...schema }]) => ({
      name,
      in: "query",
      required: false,
      ...(description && { description }),
      schema,
    }),
  );
}

function rowSchema(row: Resource["row"]): Schema {
  const { $schema: _, ...schema } = z.toJSONSchema(row.extend({ url: z.url() }), { io: "output" });
  return schema;
}
