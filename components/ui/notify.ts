import { createElement } from "react";

export type Message = {
  title: string;
  description?: string;
  tone?: "error" | "success";
  reload?: true;
  link?: { href: string; label: string };
  /** Takes back what is told. */
  undo?: () => void;
};
type Toaster = {
  /** Brings the library and its live region in. */
  load: () => Promise<void>;
  /** Shows a notice without the library. */
  showPlain: (message: Message) => void;
};

/** How long a notice stays (docs/product.md, Everywhere). */
const DURATION = 5000;

// A notice may come before the page's Toaster is ready (one shown on arrival): it waits for it.
let toasterIsReady: (toaster: Toaster) => void;
const toaster = new Promise<Toaster>((resolve) => {
  toasterIsReady = resolve;
});

/** How what a notice offers looks. */
export const ACTION = "text-link order-last shrink-0 self-center py-1.5 text-sm";

/** Called once by the Toaster. */
export function provideToaster(toaster: Toaster) {
  toasterIsReady(toaster);
}

/**
 * On a phone a notice is at the bottom, or at the top while the control just used is low on the screen;
 * elsewhere it stays where the Toaster has it.
 */
async function positionOnPhone(): Promise<"bottom-center" | "top-center" | undefined> {
  if (!window.matchMedia("(width < 40rem)").matches) return;
  // The form that was just answered gives the focus back, or gives it to its first error.
  await new Promise((done) => setTimeout(done, 100));
  const { activeElement: used, body } = document;
  const isLow = used && used !== body && used.getBoundingClientRect().bottom > innerHeight / 2;
  return isLow ? "top-center" : "bottom-center";
}

/** Shows a notice; it takes the place of the one before. */
export async function notify(message: Message) {
  const { title, description, tone, reload, link, undo } = message;
  const { load, showPlain } = await toaster;
  try {
    await load();
    const [{ toast }, position] = await Promise.all([import("sonner"), positionOnPhone()]);
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
    // Without a connection, or after a deployment, the library itself does not come.
    showPlain(message);
  }
}
