import { startBackend } from "#supabase/local/backend.ts";

// A backend in a process of its own, for tests that end it in every way: see processes.ts.
const backend = await startBackend(JSON.parse(process.argv[2] ?? "{}"));
process.once("SIGTERM", () => backend.stop().then(() => process.exit(0)));
const { url, publishableKey, secretKey, siteSecret, mailboxUrl } = backend;
process.send?.({ url, publishableKey, secretKey, siteSecret, mailboxUrl });
