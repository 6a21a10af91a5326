type Message = {
  title: string;
  description?: string;
  tone?: "error" | "success";
};

/** How long a notice stays (specification §4). */
const DURATION = 5000;

let mount: (() => Promise<void>) | null = null;

/** Called by the Toaster: how to bring the library in, once it is needed. */
export function onFirstNotice(how: () => Promise<void>) {
  mount = how;
}

/** Shows a notice; it takes the place of the one before. */
export async function notify({ title, description, tone }: Message) {
  const [{ toast }] = await Promise.all([import("sonner"), mount?.()]);
  const show = tone === "error" ? toast.error : tone === "success" ? toast.success : toast;
  toast.dismiss();
  show(title, { description, duration: DURATION });
}
