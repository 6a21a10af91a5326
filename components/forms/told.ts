import { notify } from "@/components/ui/notify";
import type { FormAction } from "./use-form-action";

/**
 * An action that shows its notice itself. For forms that go away when they succeed: their own
 * effects would no longer run.
 */
export function told(action: FormAction): FormAction {
  return async (previous, data) => {
    const result = await action(previous, data);
    notify(result.notice);
    return result;
  };
}
