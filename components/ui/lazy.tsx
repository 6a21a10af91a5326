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
 * A component whose code comes when it is first shown. When it cannot come the page stays as it is:
 * a dialog is closed with a notice, to be opened again; what stands in the page leaves a line with
 * a way to try again.
 * @param load the component, from an `import()`
 * @param waiting stands there meanwhile
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
    // What stands in the page comes by itself: its line is enough until somebody presses.
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
 * Code that comes when it is asked for. It is kept once it is there; a failure is not, so that to
 * ask again is to try again (React's own `lazy` repeats the first failure for ever).
 * @param load brings it; rejects without a connection, or when a deployment has replaced the file
 */
export function arriving<Code>(load: () => Promise<Code>) {
  let here: Code | undefined;
  return {
    /** Undefined as long as it has not come. */
    here: () => here,
    /** Rejects as `load` does. */
    come: async () => {
      here ??= await load();
      return here;
    },
  };
}
