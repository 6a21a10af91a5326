import { createElement } from "react";

export type Message = {
  title: string;
  description?: string;
  tone?: "error" | "success";
  reload?: true;
  link?: { href: string; label: string };
  /** Reverses the action. */
  undo?: () => void;
};
type Toaster = {
  /** Loads the library and its live region. */
  load: () => Promise<void>;
  /** Displays a notice without the library. */
  showPlain: (message: Message) => void;
};

/** Duration of a notice in ms (docs/product.md, Everywhere). */
const DURATION = 5000;

// A notice may come before the Toaster is mounted (one displayed on arrival), so it waits for this promise.
let toasterIsReady: (toaster: Toaster) => void;
const toaster = new Promise<Toaster>((resolve) => {
  toasterIsReady = resolve;
});

/** Classes of a notice's action. */
export const ACTION = "text-link order-last shrink-0 self-center py-1.5 text-sm";

/** Called once by the Toaster. */
export function provideToaster(toaster: Toaster) {
  toasterIsReady(toaster);
}

/** Displays a notice, which replaces the previous one. */
export async function notify(message: Message) {
  const { title, description, tone, reload, link, undo } = message;
  const { load, showPlain } = await toaster;
  try {
    await load();
    const [{ toast }, position] = await Promise.all([
      import("sonner"),
      import("./notice-position").then((file) => file.noticePosition()),
    ]);
    const display = tone === "error" ? toast.error : tone === "success" ? toast.success : toast;
    toast.dismiss();
    display(title, {
      description,
      position,
      duration: reload ? Number.POSITIVE_INFINITY : DURATION,
      action: reload
        ? { label: "Recharger la page", onClick: () => location.reload() }
        : undo
          ? { label: "Annuler", onClick: undo }
          : link && createElement("a", { href: link.href, className: ACTION }, link.label),
    });
  } catch {
    // Loading the library fails without a connection or after a deployment.
    showPlain(message);
  }
}
