import { App, setExperimental } from "@supabase/lite";
import type { PgliteConnection } from "@supabase/lite/pglite";
import type { PostgresConnection } from "@supabase/lite/postgres";
import type { Keys } from "./keys.ts";
import type { createAuthMailer } from "./mail.ts";
import { readSettings } from "./settings.ts";
import { createStorageAdapter } from "./storage-adapter.ts";

type AppParts = {
  keys: Keys;
  siteUrl: string;
  email: ReturnType<typeof createAuthMailer>;
  /** The folder of stored files. */
  storage: string;
};

/** Returns a function that makes the service of Supabase on a database, as `supabase/config.toml` says. */
export function appMaker({ keys, siteUrl, email, storage }: AppParts) {
  setExperimental("storage", true);
  const { api, auth } = readSettings();
  const { enabled, ...mails } = auth.email;
  return (connection: PgliteConnection | PostgresConnection): App => {
    const app = new App({
      connection,
      api,
      auth: {
        ...auth,
        // lite's old name of the setting `enabled`. With double_confirm_changes lite would mail the current
        // address only: auth-repairs.ts mails both.
        email: { ...mails, enable_signup: enabled, double_confirm_changes: false },
        enabled: true,
        site_url: siteUrl,
        jwt_secret: keys.jwtSecret,
        publishable_key: keys.publishable,
        secret_key: keys.secret,
      },
      storage: { enabled: true },
      options: { server: { disableStudio: true, admin: false }, drivers: { email } },
    });
    app._storageAdapter = createStorageAdapter(storage);
    return app;
  };
}
