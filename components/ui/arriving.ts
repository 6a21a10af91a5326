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
