/// <reference types="mdx" />

/** Frontmatter that remark-mdx-frontmatter exports from each text; `headOf` validates it. */
declare module "*.mdx" {
  export const frontmatter: unknown;
}
