import { expect } from "@playwright/test";
import { createAccount, signIn } from "#tests/support/accounts/accounts.ts";
import { mailsTo } from "#tests/support/accounts/mailbox.ts";
import { operatorClient } from "#tests/support/accounts/operator.ts";
import {
  apply,
  clientOf,
  createApplicant,
  kinds,
  publish,
} from "#tests/support/publications/applying.ts";
import { test } from "@/tests/support/browser/test";

test("le numéro de l'offre d'un autre, pris pour une mission, n'ouvre pas ses candidatures", async ({
  page,
}) => {
  const recruiter = await createAccount({ fullName: "Maude Recruteuse", role: "recruteur" });
  const rival = await createAccount({ fullName: "Rémi Rival", role: "recruteur" });
  const applicant = await createApplicant("Zoé Candidate");
  const offer = await publish("job", recruiter);
  const application = await apply(applicant, "job", offer, "Ma lettre, pour vous seule.");
  const { data: stored } = await operatorClient()
    .from("applications")
    .select("cv_path")
    .eq("id", application)
    .single();
  const client = await clientOf(rival);
  const freelanceJob = {
    id: offer,
    title: "Mission de façade",
    description: "Texte",
    status: "draft",
    recruiter_id: rival.id,
  };

  await test.step("le numéro ne se choisit pas", async () => {
    const { error } = await client.from("freelance_jobs").insert(freelanceJob);
    expect(error?.code).toBe("42501");
  });

  await test.step("même s'il avait été pris, rien ne se lit", async () => {
    const planted = await operatorClient().from("freelance_jobs").insert(freelanceJob);
    expect(planted.error).toBeNull();
    expect((await client.from("freelance_jobs").select("id").eq("id", offer)).data).toHaveLength(1);

    expect(
      (await client.from("applications").select("applicant_name, cover_message")).data,
    ).toEqual([]);
    expect((await client.rpc("received_applications")).data).toEqual([]);
    await signIn(page, rival.email);
    await page.goto("/admin/candidatures");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText(applicant.fullName)).toHaveCount(0);
  });

  await test.step("le CV ne s'ouvre pas", async () => {
    const opened = await client.rpc("open_application_cv", { application_id: application });
    expect(opened.error).not.toBeNull();
    const asked = { body: { application_id: application } };
    const handed = await client.functions.invoke("open-application-cv", asked);
    expect(handed.error?.context.status).toBe(404);
    const file = await client.storage.from("cvs").download(String(stored?.cv_path));
    expect(file.error).not.toBeNull();
    const answer = await page.request.get(`/admin/candidatures/${application}/cv`);
    expect(answer.headers()["content-type"]).not.toContain("pdf");
  });

  await test.step("ni statut, ni suppression n'écrivent à la personne", async () => {
    const refused = await client.rpc("set_application_status", {
      application_id: application,
      new_status: "Refusée",
    });
    expect(refused.error).not.toBeNull();
    for (const change of [{ status: "filled" }, { status: "draft" }]) {
      const { error } = await client.from("freelance_jobs").update(change).eq("id", offer);
      expect(error).toBeNull();
    }
    expect((await client.from("freelance_jobs").delete().eq("id", offer)).error).toBeNull();
    // Whatever these acts made due leaves now, and none of it is for the applicant.
    expect((await client.functions.invoke("send-mails", { body: {} })).error).toBeNull();
    const { data: history } = await operatorClient()
      .from("application_events")
      .select("kind")
      .eq("application_id", application);
    expect(history).toEqual([{ kind: "sent" }]);
    const subjects = (await mailsTo(applicant.email)).map(({ subject }) => subject);
    expect(subjects.filter((one) => !/Confirmez/.test(one))).toEqual([]);
  });

  const { data: left } = await operatorClient()
    .from("applications")
    .select(`status, ${kinds.job.column}`)
    .eq("id", application)
    .single();
  expect(left).toEqual({ status: "En cours", job_id: offer });
});
