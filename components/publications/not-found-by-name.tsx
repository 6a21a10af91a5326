"use client";

import { type AbsentProps, PublicationNotFound } from "./publication-absent";

/**
 * The page of a publication that is not there, for pages that have no bytes to spare: each carries it
 * for the case, and carries a client component's name in place of its drawing.
 */
export function NotFoundByName(props: AbsentProps) {
  return <PublicationNotFound {...props} />;
}
