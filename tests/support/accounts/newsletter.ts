/** One round of the scheduler, in which a number is due. */
export async function sendNewsletterNow(): Promise<void> {
  const url = process.env.E2E_SUPABASE_URL ?? "http://127.0.0.1:54321";
  const response = await fetch(`${url}/functions/v1/send-mails`, {
    method: "POST",
    headers: { authorization: `Bearer ${process.env.E2E_SECRET_KEY ?? ""}` },
    body: JSON.stringify({ newsletter: "now" }),
  });
  if (!response.ok) throw new Error(`send-mails answered ${response.status}`);
}
