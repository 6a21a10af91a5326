"use client";

import { useCallback, useEffect, useState } from "react";
import type { ApplicationTarget, Preparation } from "@/lib/applications/schema";

export type PreparationState =
  | { step: "loading" | "failed" | "signed-out" | "gone" }
  | { step: "ready"; preparation: Preparation };

/** What a dialog starts from, asked for when it opens. */
export function usePreparation({ kind, id }: ApplicationTarget) {
  const [state, setState] = useState<PreparationState>({ step: "loading" });

  useEffect(() => {
    let stopped = false;
    fetchPreparation({ kind, id }).then((found) => {
      if (!stopped) setState(found);
    });
    return () => {
      stopped = true;
    };
  }, [kind, id]);

  /** Asks again, for a CV that has just been added; a failure changes nothing, and is said. */
  const reload = useCallback(async () => {
    const found = await fetchPreparation({ kind, id });
    if (found.step === "ready") setState(found);
    return found.step === "ready";
  }, [kind, id]);

  return { state, reload };
}

async function fetchPreparation({ kind, id }: ApplicationTarget): Promise<PreparationState> {
  try {
    const response = await fetch(`/api/applications/${kind}/${id}`, { cache: "no-store" });
    if (response.status === 401) return { step: "signed-out" };
    if (response.status === 404) return { step: "gone" };
    if (!response.ok) return { step: "failed" };
    return { step: "ready", preparation: await response.json() };
  } catch {
    return { step: "failed" };
  }
}
