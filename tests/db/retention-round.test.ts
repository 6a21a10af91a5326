import { createClient } from "@supabase/supabase-js";
import { expect, it } from "vitest";
import { pdfFile } from "@/tests/support/files/files";
import { clientOfActor, describeBackends } from "./support/backends";
import { PEOPLE } from "./support/people";

const PDF = new Blob([new Uint8Array(pdfFile().buffer)], { type: "application/pdf" });

describeBackends("Un passage de la conservation", (backend) => {
  async function round(body: object) {
    const answer = await fetch(`${backend.url}/functions/v1/apply-retention`, {
      method: "POST",
      headers: { authorization: `Bearer ${backend.secretKey}` },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as { success: boolean; removed: object };
  }

  it("efface un compte jamais confirmé et un fichier sans ligne, octets compris, et le note", async () => {
    const candidate = await clientOfActor(backend, "candidat");
    const keys = ["ancien", "neuf"].map(() => `${PEOPLE.candidat}/${crypto.randomUUID()}.pdf`);
    for (const key of keys) {
      expect((await candidate.storage.from("cvs").upload(key, PDF)).error).toBeNull();
    }
    await backend.query(
      "update storage.objects set created_at = now() - interval '8 days' where name = $1",
      [keys[0]],
    );
    await backend.query(
      `insert into auth.users (id, aud, role, email, created_at, confirmation_sent_at)
         select gen_random_uuid(), 'authenticated', 'authenticated', n || '@exemple.test',
           now() - interval '40 days', now() - n * interval '1 day'
         from (values (29), (31)) as few (n)`,
    );

    const due = { success: true, removed: { accounts: 1, files: 1 } };
    expect(await round({ preview: true })).toEqual(due);
    expect(await round({})).toEqual(due);
    expect(await round({})).toEqual({ success: true, removed: {} });

    const people = await backend.query<{ email: string }>(
      "select email from auth.users where email_confirmed_at is null order by email",
    );
    expect(people.map(({ email }) => email)).toEqual(["29@exemple.test"]);
    const admin = createClient(backend.url, backend.secretKey);
    const left = await Promise.all(keys.map((key) => admin.storage.from("cvs").download(key)));
    expect(left.map(({ error }) => error === null)).toEqual([false, true]);
    const { data: jobs } = await admin.rpc("scheduled_jobs");
    const job = jobs?.find(({ name }: { name: string }) => name === "apply-retention");
    expect(job).toMatchObject({ outcome: "done", is_late: false, counts: {} });
  });
});
