import type { EmailDriver } from "@supabase/lite";
import { createTransport } from "nodemailer";

type MailMessage = {
  to: string;
  subject: string;
  html: string;
  text?: string;
  replyTo?: string;
  headers?: Record<string, string>;
};

export type SendMail = (message: MailMessage) => Promise<void>;

const FROM = { name: "Horizon Érable", address: "ne-pas-repondre@horizon-erable.example" };

/** Sends through the local mailbox, by SMTP as production does. */
export function createMailer(smtpPort: number): SendMail {
  const transport = createTransport({
    host: "127.0.0.1",
    port: smtpPort,
    ignoreTLS: true,
    connectionTimeout: 3_000,
    // Half a minute by itself: longer than anybody waits for.
    greetingTimeout: 3_000,
    socketTimeout: 3_000,
  });
  return async (message) => {
    await transport.sendMail({ from: FROM, ...message });
  };
}

/**
 * The authentication service's mails. The service's own SMTP driver insists on STARTTLS, and its
 * text part is English with a link that a scanner's GET would use up: the French HTML goes alone.
 */
export function createAuthMailer(sendMail: SendMail): EmailDriver {
  return {
    send: ({ to, subject, html = "" }) => sendMail({ to, subject, html }),
  };
}
