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

/** Shows a notice; it takes the place of the one before. */
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
    // Without a connection, or after a deployment, the library itself does not come.
    showPlain(message);
  }
}
