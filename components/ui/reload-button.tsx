"use client";

import { Button } from "./button";
import { Rotate } from "./icons";

/** "Réessayer": loads the page again (specification §2.4). */
export function ReloadButton() {
  return (
    <Button variant="primary" onClick={() => window.location.reload()}>
      <Rotate className="size-4.5" />
      Réessayer
    </Button>
  );
}
