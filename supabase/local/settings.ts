import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "smol-toml";
import { z } from "zod";
import { root } from "#lib/server/config.ts";

const template = z.object({ subject: z.string(), content_path: z.string() });

const schema = z.object({
  api: z.object({ max_rows: z.number() }),
  auth: z.object({
    jwt_expiry: z.number(),
    enable_refresh_token_rotation: z.boolean(),
    refresh_token_reuse_interval: z.number(),
    minimum_password_length: z.number(),
    email: z.object({
      enabled: z.boolean(),
      enable_confirmations: z.boolean(),
      double_confirm_changes: z.boolean(),
      secure_password_change: z.boolean(),
      otp_length: z.number(),
      otp_expiry: z.number(),
      template: z.object({
        confirmation: template,
        recovery: template,
        email_change: template,
      }),
    }),
  }),
  functions: z.record(z.string(), z.object({ verify_jwt: z.boolean().optional() })).default({}),
});

/** Reads the part of `supabase/config.toml` that the embedded backend applies too, so that both agree. */
export function readSettings(): z.infer<typeof schema> {
  const file = path.join(root, "supabase/config.toml");
  const settings = schema.parse(parse(readFileSync(file, "utf8")));
  for (const mail of Object.values(settings.auth.email.template)) {
    mail.content_path = path.resolve(root, mail.content_path);
  }
  return settings;
}
