import type { FormAction } from "@/components/forms/use-form-action";
import { notify } from "@/components/ui/notify";

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
