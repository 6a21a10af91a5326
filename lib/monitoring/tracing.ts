import "server-only";
import { context, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  type ReadableSpan,
  type SpanProcessor,
  TracerProvider,
} from "@opentelemetry/sdk-trace";

/** Exports traces of Next's own spans to the collector of OTEL_EXPORTER_OTLP_ENDPOINT. */
export function startTracing(): void {
  const batches = new BatchSpanProcessor({ exporter: new OTLPTraceExporter() });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": "horizon-erable" }),
    spanProcessors: [withoutQueries(batches)],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(provider);
}

/** Removes query strings from spans: they contain search terms, and the tokens of links. */
export function withoutQueries(next: SpanProcessor): SpanProcessor {
  return {
    onStart: (span, parent) => next.onStart(span, parent),
    onEnd: (span) => next.onEnd(Object.create(span, changes(span)) as ReadableSpan),
    forceFlush: () => next.forceFlush(),
    shutdown: () => next.shutdown(),
  };
}

function changes(span: ReadableSpan): PropertyDescriptorMap {
  const attributes = Object.entries(span.attributes).map(([name, value]) => [name, cut(value)]);
  return {
    name: { value: cut(span.name), enumerable: true },
    attributes: { value: Object.fromEntries(attributes), enumerable: true },
  };
}

function cut<Value>(value: Value): Value | string {
  return typeof value === "string" ? value.replace(/\?\S*/g, "") : value;
}
