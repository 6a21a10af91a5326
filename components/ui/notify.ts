type Message = {
  title: string;
  description?: string;
  tone?: "error" | "success";
};
type Load = () => Promise<void>;

/** How long a notice stays (specification §4). */
const DURATION = 5000;

// A notice may come before the page's Toaster is ready (one shown on arrival): it waits for it.
let toasterIsReady: (load: Load) => void;
const toaster = new Promise<Load>((resolve) => {
  toasterIsReady = resolve;
});

/** Called once by the Toaster: how to bring the library and its live region in. */
export function provideToaster(load: Load) {
  toasterIsReady(load);
}

/** Shows a notice; it takes the place of the one before. */
export async function notify({ title, description, tone }: Message) {
  const load = await toaster;
  const [{ toast }] = await Promise.all([import("sonner"), load()]);
  const show = tone === "error" ? toast.error : tone === "success" ? toast.success : toast;
  toast.dismiss();
  show(title, { description, duration: DURATION });
}
