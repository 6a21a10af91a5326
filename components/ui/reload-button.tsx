"use client";

import type { ReactNode } from "react";
import { Button } from "./button";
import { Rotate } from "./icons";

type Props = { onReload?: () => void; children?: ReactNode };

export function ReloadButton({ onReload, children = "Réessayer" }: Props) {
  return (
    <Button
      variant="primary"
      onClick={() => {
        onReload?.();
        window.location.reload();
      }}
    >
      <Rotate className="size-4.5" />
      {children}
    </Button>
  );
}
