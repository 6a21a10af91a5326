/** What a visitor got: a status or the name of the failure, after how long, and whether in French. */
type Visit = { path: string; status: number | string; ms: number; isFrench: boolean };

const PATIENCE_MS = 20_000;

export async function visit(site: string, path: string, cookie = ""): Promise<Visit> {
  const begun = performance.now();
  try {
    const answer = await fetch(site + path, {
      headers: { cookie, accept: "text/html" },
      redirect: "manual",
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const text = await answer.text();
    const isFrench = answer.status === 200 || /lang="fr|Réessayer|[éèà]/.test(text);
    return { path, status: answer.status, ms: performance.now() - begun, isFrench };
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } };
    const status = cause?.code ?? name;
    return { path, status, ms: performance.now() - begun, isFrench: false };
  }
}
