"use client";

import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { pageNotices } from "@/lib/copy/browser-notices";
import { notify } from "./notify";

type Closable = { onClose?: () => void };
type Props<P> = {
  code: ReturnType<typeof arriving<ComponentType<P>>>;
  waiting: ReactNode;
  props: P & Closable;
};

/**
 * Loads a component when it is first rendered. If loading fails, the page stays usable: a dialog closes
 * with a notice and can be opened again; inline content is replaced by a line with a retry button.
 * @param load the component, from an `import()`
 * @param waiting placeholder while loading
 */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
  waiting: ReactNode = null,
) {
  const code = arriving(load);
  return (props: P & Closable) => <Later code={code} waiting={waiting} props={props} />;
}

function Later<P extends object>({ code, waiting, props }: Props<P>) {
  const { onClose } = props;
  const [Code, setCode] = useState(code.here);
  const [isMissing, setMissing] = useState(false);
  const [attempt, setAttempt] = useState(0);

  const onMissing = useEffectEvent((isPressed: boolean) => {
    // Inline content loads by itself: its line is enough until the user retries.
    if (onClose || isPressed) notify(pageNotices.codeMissing);
    if (onClose) onClose();
    else setMissing(true);
  });

  useEffect(() => {
    let isGone = false;
    code.come().then(
      (arrived) => !isGone && setCode(() => arrived),
      () => !isGone && onMissing(attempt > 0),
    );
    return () => {
      isGone = true;
    };
  }, [code, attempt]);

  if (Code) return <Code {...props} />;
  return isMissing ? <Missing onRetry={() => setAttempt(attempt + 1)} /> : waiting;
}

function Missing({ onRetry }: { onRetry: () => void }) {
  return (
    <p className="mx-auto w-fit py-3 text-sm">
      La suite n’a pas pu être chargée.{" "}
      <button type="button" className="text-link" onClick={onRetry}>
        Réessayer
      </button>
    </p>
  );
}

/**
 * Loads code on demand. Success is cached, failure is not, so that the next call retries (React's own
 * `lazy` repeats the first failure forever).
 * @param load rejects without a connection, or when a deployment has replaced the file
 */
export function arriving<Code>(load: () => Promise<Code>) {
  let here: Code | undefined;
  return {
    /** Undefined until loaded. */
    here: () => here,
    /** Rejects as `load` does. */
    come: async () => {
      here ??= await load();
      return here;
    },
  };
}
