import { context } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";

// Carries what lib/monitoring/request-context.ts knows of a request through everything that answers it. To be imported
// by whatever answers requests, before it does.
context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
