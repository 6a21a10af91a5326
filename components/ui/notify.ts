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

/** What is pressed at the bottom of the screen, and is not to be covered. */
const PRESSED =
  ".phone-bar, .manage-acts, .quick-add, [data-dialog-foot], [role=dialog] button[type=submit]";

/** Under the header, whose account links stay in reach; and as tall as a notice mostly is. */
const TOP = 72;
const HEIGHT = 112;

/** Tells the style sheet where a notice covers neither buttons nor the title of a dialog. */
function makeRoom() {
  const { style } = document.documentElement;
  const tops = [...document.querySelectorAll(PRESSED)]
    .map((each) => each.getBoundingClientRect())
    .filter(({ height, top }) => height > 0 && top > innerHeight / 2 && top < innerHeight)
    .map(({ top }) => top);
  style.setProperty("--notice-bottom", `${innerHeight - Math.min(innerHeight, ...tops) + 16}px`);
  const head = [...document.querySelectorAll("[data-dialog-head]")].at(-1)?.getBoundingClientRect();
  const isCovered = head && head.top < TOP + HEIGHT && head.bottom > TOP;
  style.setProperty("--notice-top", `${isCovered ? head.bottom + 8 : TOP}px`);
}

/**
 * On a phone a notice is at the bottom, or at the top while the control just used is low on the screen;
 * elsewhere it stays where the Toaster has it.
 */
async function position(): Promise<"bottom-center" | "top-center" | undefined> {
  // The form that was just answered gives the focus back, or gives it to its first error.
  await new Promise((done) => setTimeout(done, 100));
  makeRoom();
  if (!window.matchMedia("(width < 40rem)").matches) return;
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
    const [{ toast }, place] = await Promise.all([import("sonner"), position()]);
    const display = tone === "error" ? toast.error : tone === "success" ? toast.success : toast;
    toast.dismiss();
    display(title, {
      description,
      position: place,
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
