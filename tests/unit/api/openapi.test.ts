import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, it } from "vitest";
import { domains } from "@/app/_parts/by-kind";
import { openApi, parametersOf } from "@/app/api/v1/_parts/openapi";
import { resources } from "@/app/api/v1/_parts/resources";

describe("L'interface de lecture se décrit elle-même", () => {
  it("en OpenAPI 3.1 que le validateur de référence accepte", async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(openApi()));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
  });

  it.each(Object.entries(resources))(
    "%s : chaque valeur annoncée est un filtre que la page de la liste lit",
    (name, resource) => {
      for (const { name: parameter, schema } of parametersOf(resource)) {
        if (["tri", "limite", "curseur"].includes(parameter)) continue;
        const values = (schema.enum as string[]) ?? [schema.const ?? "mot"];
        for (const value of values) {
          // A radius is around a place.
          const search = { ...(parameter === "rayon" && { lieu: "Laval" }), [parameter]: value };
          const { address } = domains[resource.kind].savedSearch(search);
          const unread = parameter !== "expirees" && !address.includes(`${parameter}=`);
          expect([name, parameter, value, unread]).toEqual([name, parameter, value, false]);
        }
      }
    },
  );
});
