import { describe, expect, it } from "vitest";
import { setUpGate } from "./support/gate";
import { ACTORS, emailOf, PEOPLE } from "./support/people";

const { recruteur, opérateur } = PEOPLE;
const colleague = PEOPLE["autre recruteur"];
const OTHER = "00000000-0000-4000-8000-00000000e002";

describe("Une vérification que l'équipe retire", () => {
  const gate = setUpGate();
  const { database, call, publish, statusOf, reviewOf, decide, makeEmployer, verify } = gate;

  const unread = async (employer: string) =>
    (
      await call<{ live: number }>("opérateur", "operator_live_unread(array[$1]::uuid[])", [
        employer,
      ])
    )[0]?.live ?? 0;
  const withdraw = (employer: string, sendBack: boolean) =>
    call<{ kind: string; item_id: string }>(
      "opérateur",
      "operate_verification($1, false, 'Le domaine a été vendu.', $2)",
      [employer, sendBack],
    );
  /** One that was accepted before, one that waits no more, and what passed unread: an offer and an article. */
  async function verifiedWithLive() {
    const employer = await makeEmployer();
    const read = await publish("job", { employer_id: employer, title: "Lue" });
    await decide(await reviewOf(read.id), "approved");
    await verify(employer);
    const passed = await publish("job", { employer_id: employer, title: "Passée" });
    // The first article is read; this one is of whoever had one accepted before.
    const first = await publish("article", { title: "Premier" });
    await decide(await reviewOf(first.id), "approved");
    const article = await publish("article");
    const draft = await publish("job", { employer_id: employer, status: "draft" });
    return { employer, read, passed, article, draft };
  }

  it("dit d'abord combien de ce qui est en ligne personne n'a lu, à l'équipe seule", async () => {
    const { employer, read } = await verifiedWithLive();
    expect(await unread(employer)).toBe(2);
    await gate.change("job", read.id, "application_deadline = current_date + 40");
    expect(await unread(employer), "ses mots sont ceux qu'on a lus").toBe(2);
    await gate.change("job", read.id, "title = 'Changée depuis'");
    expect(await unread(employer)).toBe(3);
    for (const actor of ACTORS.filter((one) => one !== "opérateur")) {
      await expect(
        call(actor, "operator_live_unread(array[$1]::uuid[])", [employer]),
        actor,
      ).rejects.toMatchObject({ code: "42501" });
    }
    await database.exec("select set_publishing_gate('open')");
    expect(await unread(employer), "personne ne lit").toBe(0);
  });

  it("laisse en ligne ce qui y est, sans demander", async () => {
    const { employer, passed } = await verifiedWithLive();
    expect(await withdraw(employer, false)).toEqual([]);
    expect(await statusOf("job", passed.id)).toBe("published");
    expect(await database.query("select outcome from due_employer_mails()")).toEqual([
      { outcome: "withdrawn" },
    ]);
  });

  it("le remet dans la file en le demandant, et chacun l'apprend ; accepté, il revient tel quel", async () => {
    const { employer, read, passed, article, draft } = await verifiedWithLive();
    await database.query("update jobs set status = 'filled' where id = $1", [passed.id]);
    const gone = await withdraw(employer, true);
    expect(gone.map(({ kind, item_id }) => [kind, item_id]).sort()).toEqual(
      [
        ["article", article.id],
        ["job", passed.id],
      ].sort(),
    );
    expect(await statusOf("job", passed.id)).toBe("draft");
    expect(await statusOf("article", article.id)).toBe("draft");
    expect(await statusOf("job", read.id)).toBe("published");
    expect(await reviewOf(draft.id)).toBe("");
    expect(await call("opérateur", "operator_queue()")).toHaveLength(2);
    expect(await call("recruteur", "my_reviews()")).toHaveLength(2);
    expect(await database.query("select email, outcome from due_employer_mails()")).toEqual([
      { email: emailOf("recruteur"), outcome: "sent_back" },
    ]);
    expect(
      await database.query(
        `select action, subject_id from audit_log
         where actor_id = $1 and row_id = any ($2) and action <> 'review_approved'`,
        [opérateur, [passed.id, article.id]],
      ),
    ).toEqual([
      { action: "review_reopened", subject_id: recruteur },
      { action: "review_reopened", subject_id: recruteur },
    ]);
    await decide(await reviewOf(passed.id), "approved");
    expect(await statusOf("job", passed.id)).toBe("filled");
  });

  it("ne remet pas ce qu'une autre entreprise vérifiée laisse passer, ni ce que l'équipe publie", async () => {
    const { employer } = await verifiedWithLive();
    await makeEmployer(OTHER, "Autre Maison");
    await verify(OTHER);
    expect(await unread(employer), "l'offre seule, l'article passe par l'autre").toBe(1);
    expect(await unread(OTHER)).toBe(0);
    await database.query("insert into private.operators (user_id) values ($1)", [recruteur]);
    expect(await unread(employer)).toBe(0);
    await database.query("delete from private.operators where user_id = $1", [recruteur]);
  });

  it("demande à un propriétaire ce dont l'auteur est parti", async () => {
    const { employer, passed } = await verifiedWithLive();
    await database.query(
      "insert into employer_members (employer_id, user_id, role, since) values ($1, $2, 'member', '2020-01-01')",
      [employer, colleague],
    );
    await database.query("update jobs set recruiter_id = null where id = $1", [passed.id]);
    await withdraw(employer, true);
    expect(
      await database.query("select owner_id from private.gate_reviews where item_id = $1", [
        passed.id,
      ]),
    ).toEqual([{ owner_id: recruteur }]);
  });

  it("ne revient pas par un courriel, ni ce qu'elle remet dans la file : par des documents", async () => {
    const { employer, passed } = await verifiedWithLive();
    await withdraw(employer, true);
    const asks = () =>
      call("recruteur", "ask_employer_check($1, 'mail', 'rh@maison-essai.example')", [employer]);
    await expect(asks()).rejects.toThrow("verification_withdrawn");
    // A verification of another one lets none of it through, nor does its author.
    const other = await makeEmployer("00000000-0000-4000-8000-00000000e003", "Autre maison");
    await verify(other);
    expect(await statusOf("job", passed.id)).toBe("draft");
    await gate.change("job", passed.id, `employer_id = '${other}', status = 'published'`);
    expect(await statusOf("job", passed.id)).toBe("draft");
    await gate.change("job", passed.id, "status = 'draft'");
    await gate.change("job", passed.id, "status = 'published'");
    expect(await statusOf("job", passed.id)).toBe("draft");
    await decide(await reviewOf(passed.id), "approved");
    expect(await statusOf("job", passed.id)).toBe("published");
    await database.query("delete from employers where id = $1", [other]);
    await database.query(
      `insert into private.employer_checks (employer_id, way, outcome, reason, decided_at)
       values ($1, 'operator', 'verified', 'Registre lu.', now())`,
      [employer],
    );
    expect(await asks()).toHaveLength(1);
  });

  it("ni un refus ne se contourne par une autre entreprise, que personne ne relirait", async () => {
    const { id } = await publish("job", { title: "Refusée" });
    await decide(await reviewOf(id), "refused", "Aucuns frais.");
    const other = await makeEmployer("00000000-0000-4000-8000-00000000e003", "Autre maison");
    await verify(other);
    const move = `employer_id = '${other}', status = 'published'`;
    expect(await gate.change("job", id, move)).toEqual([{ status: "draft" }]);
    const next = await publish("job", { title: "Honnête", employer_id: other });
    expect(next.status).toBe("draft");
    await decide(await reviewOf(next.id), "approved");
    expect(await gate.change("job", id, "status = 'draft'")).toEqual([{ status: "draft" }]);
    expect(await gate.change("job", id, move), "elle seule est encore relue").toEqual([
      { status: "draft" },
    ]);
    expect((await publish("job", { title: "Suivante", employer_id: other })).status).toBe(
      "published",
    );
  });
});
