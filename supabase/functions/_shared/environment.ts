/** A mail as functions write it; `sendMail` adds the sender's address. */
export type MailMessage = {
  to: string;
  subject: string;
  html: string;
  text: string;
  replyTo?: string;
  headers?: Record<string, string>;
};

/** What a function's handler gets from its runtime: Deno in production, Node locally. */
export type FunctionEnvironment = {
  supabaseUrl: string;
  publishableKey: string;
  /** Opens every table: it never leaves the function. */
  secretKey: string;
  siteUrl: string;
  /** Where the site itself receives mail. */
  siteEmail: string;
  /** The operator's postal address, which automatic mails must contain. */
  postalAddress: string;
  sendMail(message: MailMessage): Promise<void>;
};
