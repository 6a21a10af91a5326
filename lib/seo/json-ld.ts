import type { JSX } from "react";

/**
 * Structured data as the text of a script. Every `<` is escaped, so that no value, whoever typed
 * it, can end the script or open a comment in it (docs/security.md, Stays text).
 */
export function writeJsonLd(data: object): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}

/**
 * What one of next-seo's components would write. Its own script escapes `</script>` but not
 * `</script >`, which ends a script too: so it shapes the data, and `JsonLd` writes them.
 */
export function shaped<Props>(component: (props: Props) => JSX.Element, props: Props): object {
  return (component(props).props as { data: object }).data;
}
