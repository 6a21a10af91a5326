/** What a document as a whole is refused for, as people read it. */
export class SourceError extends Error {}

const MAX_OPEN = 200;

/** Each element within others costs a parser more than the one before. */
export function checkDepth(open: number): void {
  if (open > MAX_OPEN) throw new SourceError("Ce document imbrique trop d’éléments.");
}
