"use client";

import { useState } from "react";

/**
 * Tells the action which row the form edits, and which version of it was on screen when it opened:
 * the page behind may be rendered again meanwhile with a newer one.
 */
export function EditedRow({ id, updated_at }: { id: string; updated_at: string }) {
  const [version] = useState(updated_at);
  return (
    <>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="updated_at" value={version} />
    </>
  );
}
