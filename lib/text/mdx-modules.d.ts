/// <reference types="mdx" />

/** What remark-mdx-frontmatter exports from each text; `headOf` checks it. */
declare module "*.mdx" {
  export const frontmatter: unknown;
}
