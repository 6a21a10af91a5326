import { context, trace } from "@opentelemetry/api";
import {
  InMemorySpanExporter,
  SimpleSpanProcessor,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import { afterEach, expect, it, vi } from "vitest";
import { register } from "@/instrumentation";
import { withoutQueries } from "@/lib/monitoring/tracing";

afterEach(() => {
  vi.unstubAllEnvs();
  trace.disable();
  context.disable();
});

/** Whether anybody keeps what is traced. */
function isTracing(): boolean {
  return trace.getTracer("essai").startSpan("essai").isRecording();
}

it("rien n'est suivi tant que l'exploitant ne nomme pas de collecteur", async () => {
  vi.stubEnv("NEXT_RUNTIME", "nodejs");
  await register();
  expect(isTracing()).toBe(false);
  vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", "http://127.0.0.1:9");
  await register();
  expect(isTracing()).toBe(true);
});

it("ce qui est suivi ne dit ni ce qui fut cherché ni le jeton d'un lien", () => {
  const exporter = new InMemorySpanExporter();
  const provider = new TracerProvider({
    spanProcessors: [withoutQueries(new SimpleSpanProcessor({ exporter }))],
  });
  const span = provider.getTracer("essai").startSpan("GET /auth/confirm?token_hash=secret");
  span.setAttribute("http.target", "/emplois?q=jean+tremblay&page=2");
  span.setAttribute("http.status_code", 200);
  span.end();
  const [exported] = exporter.getFinishedSpans();
  expect(exported?.name).toBe("GET /auth/confirm");
  expect(exported?.attributes).toEqual({ "http.target": "/emplois", "http.status_code": 200 });
  expect(exported?.spanContext().spanId).toBe(span.spanContext().spanId);
});
