/** Called once by each server that starts. Traces leave only where the operator names a collector. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs" || !process.env.OTEL_EXPORTER_OTLP_ENDPOINT) return;
  const { startTracing } = await import("@/lib/monitoring/tracing");
  startTracing();
}
