import { context } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";

// Propagates the request context of lib/monitoring/request-context.ts through asynchronous calls. Import it
// before anything that handles requests.
context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
