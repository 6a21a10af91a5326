/** A mail as functions write it; the sending side adds the sender's address. */
export type MailMessage = {
  to: string;
  subject: string;
  html: string;
  text: string;
  replyTo?: string;
  headers?: Record<string, string>;
};

/** What the core of a function gets from its runtime: Deno in production, Node here. */
export type FunctionEnvironment = {
  supabaseUrl: string;
  publishableKey: string;
  /** Opens every table: it never leaves the function. */
  secretKey: string;
  siteUrl: string;
  /** Where the site itself receives mail. */
  siteEmail: string;
  /** Where its operator can be written to; mails that come by themselves must say it. */
  postalAddress: string;
  sendMail(message: MailMessage): Promise<void>;
};
