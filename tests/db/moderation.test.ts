import { describe, expect, it } from "vitest";
import type { Asker } from "./support/actors";
import { KINDS, type Kind } from "./support/kinds";
import { PEOPLE } from "./support/people";
import { HOUSE, setUpPublishingReview } from "./support/publishing-review";

const kinds = Object.keys(KINDS) as Kind[];
const { recruteur, opérateur, "autre recruteur": other } = PEOPLE;
const isPublic = (status: string, hidden: boolean) =>
  !hidden && ["published", "filled", "replaced"].includes(status);

describe("La modération", () => {
  const site = setUpPublishingReview();
  const { query, exec, as, call, insert, one, review } = site;
  const { publish, change, statusOf, makeEmployer, verify } = site;
  const rowOf = async (kind: Kind, id: string) =>
    (
      await query<{ status: string; is_hidden: boolean; was_public: boolean }>(
        `select status, is_hidden, was_public from ${KINDS[kind].table} where id = $1`,
        [id],
      )
    )[0];
  const readBy = async (who: Asker, kind: Kind, id: string) =>
    (await as(who, `select 1 from ${KINDS[kind].table} where id = $1`, [id])).length === 1;
  const openCase = async (id: string, source = "review") =>
    (
      await query<{ id: string; version: number }>(
        `select id, version from private.moderation_cases
         where target_id = $1 and source = $2 and decision is null`,
        [id, source],
      )
    )[0] ?? { id: "", version: 0 };
  const decide = (
    { id, version }: { id: string; version: number },
    decision: string,
    reason: string | null = "Parce que.",
    block = false,
  ) => call("opérateur", "decide_case($1, $2, $3, $4, $5)", [id, version, decision, reason, block]);
  const report = async (kind: string, id: string) => {
    await call("autre candidat", "report_content($1, $2, 'fees')", [kind, id]);
    return openCase(id, "report");
  };
  const contest = (id: string) => call("recruteur", "contest_case($1, 'Non.')", [id]);
  const answer = (id: string, overturn: boolean) =>
    call("opérateur", "review_case($1, $2, 'Relu.')", [id, overturn]);

  it.each(kinds)("%s : attend, se corrige, attend encore, paraît", async (kind) => {
    const { id, status } = await publish(kind);
    expect(status).toBe("pending");
    expect(await readBy("visiteur", kind, id)).toBe(false);
    expect(await readBy(recruteur, kind, id)).toBe(true);
    const first = await openCase(id);
    await decide(first, "changes_requested");
    expect(await rowOf(kind, id)).toEqual({ status: "draft", is_hidden: false, was_public: false });
    expect(await call("recruteur", `my_publication_figures('${kind}')`)).toMatchObject([
      { item_id: id, decision: "changes_requested", reason: "Parce que." },
    ]);
    expect(await change(kind, id, "title = 'Corrigé', status = 'published'")).toBe("pending");
    const second = await openCase(id);
    // Changed while it was read: what was read is not what would appear.
    await change(kind, id, "title = 'Autre chose'");
    await expect(decide(second, "approved", null)).rejects.toThrow("changed_meanwhile");
    await decide(await openCase(id), "approved", null);
    expect(await rowOf(kind, id)).toEqual({
      status: "published",
      is_hidden: false,
      was_public: true,
    });
    expect(await readBy("visiteur", kind, id)).toBe(true);
    expect(await change(kind, id, "title = 'Encore autre'")).toBe("pending");
    expect(await change(kind, id, "status = 'draft'")).toBe("draft");
    expect((await openCase(id)).id).toBe("");
    expect(await change(kind, id, "title = 'Autre chose', status = 'published'")).toBe("published");
  });

  it.each([
    ["job", "gen_random_uuid()"],
    ["autre", "gen_random_uuid()"],
    ["null", "gen_random_uuid()"],
    ["job", "null"],
  ])("un signalement de rien (%s, %s) est une page absente", async (kind, id) => {
    await expect(
      call("visiteur", `report_content(nullif($1, 'null'), ${id}, 'fees')`, [kind]),
    ).rejects.toMatchObject({ code: "PT404", message: "nothing_to_report" });
  });

  it("un signalement ou une contestation que rien ne peut garder : le refus n'en montre rien", async () => {
    await review("open");
    const { id } = await publish("job");
    const refused = { message: "not_valid", detail: undefined };
    await expect(
      call("visiteur", "report_content('job', $1, 'inconnu', 'Un mot.', 'a@exemple.test')", [id]),
    ).rejects.toMatchObject(refused);
    const opened = await report("job", id);
    await decide(opened, "removed");
    await expect(
      call("recruteur", "contest_case($1, $2)", [opened.id, "x".repeat(100_000)]),
    ).rejects.toMatchObject(refused);
  });

  it.each(kinds)(
    "%s : signalée, retirée, contestée, annulée, revient comme avant",
    async (kind) => {
      await review("open");
      const { id } = await publish(kind);
      await call("visiteur", "report_content($1, $2, 'other')", [kind, id]);
      const opened = await report(kind, id);
      await decide(opened, "removed");
      expect(await rowOf(kind, id)).toMatchObject({ status: "published", is_hidden: true });
      expect(await readBy("visiteur", kind, id)).toBe(false);
      expect(await readBy("candidat", kind, id)).toBe(false);
      // With the review off too, whoever had something removed is read first.
      expect((await publish(kind, { title: "Une autre" })).status).toBe("pending");
      await contest(opened.id);
      await expect(contest(opened.id)).rejects.toThrow("cannot_contest");
      await answer(opened.id, true);
      expect(await rowOf(kind, id)).toMatchObject({ status: "published", is_hidden: false });
      expect(await readBy("visiteur", kind, id)).toBe(true);
      expect(
        (
          await query<{ audience: string }>(
            `select data ->> 'audience' as audience from private.outbox
             where template = 'case' and data ->> 'case_id' = $1 order by 1`,
            [opened.id],
          )
        ).map(({ audience }) => audience),
      ).toEqual(["contest", "owner", "reporter"]);
    },
  );

  it("un commentaire retiré quitte l'article et son compte", async () => {
    await review("open");
    const { id: article_id } = await publish("article");
    const row = { article_id, user_id: PEOPLE.candidat, body: "Payez.", status: "approved" };
    const { id } = await insert("comments", row);
    const opened = await report("comment", id);
    await expect(decide(opened, "changes_requested")).rejects.toThrow("unknown_decision");
    await decide(opened, "removed");
    expect(await as("visiteur", "select 1 from comments where id = $1", [id])).toEqual([]);
    expect(await one("select comment_count from news_articles where id = $1", [article_id])).toBe(
      0,
    );
  });

  it("une entreprise retirée emporte ce qu'elle publie, et son domaine se bloque", async () => {
    await review("open");
    await makeEmployer();
    const { id } = await publish("job", { employer_id: HOUSE });
    const opened = await report("employer", HOUSE);
    await decide(opened, "removed", "Fausse.", true);
    expect(await rowOf("job", id)).toMatchObject({ is_hidden: true });
    await expect(publish("job", { employer_id: HOUSE })).rejects.toThrow("employer_hidden");
    await expect(
      as(
        "autre recruteur",
        `insert into employers (name, website, created_by)
         values ('Autre', 'https://www.maison-essai.example', $1)`,
        [PEOPLE["autre recruteur"]],
      ),
    ).rejects.toThrow("employer_hidden");
    await answer(opened.id, true);
    expect(await rowOf("job", id)).toMatchObject({ is_hidden: false });
  });

  it("un compte suspendu : ce qui est à lui se cache, le dossier d'origine reste ouvert", async () => {
    await review("open");
    const { id } = await publish("job");
    const opened = await report("job", id);
    await decide(opened, "suspended");
    expect((await openCase(id, "report")).id).toBe(opened.id);
    expect(await rowOf("job", id)).toMatchObject({ status: "published", is_hidden: true });
    const [suspension] = await query<{ id: string }>(
      "select id from private.moderation_cases where target_kind = 'account'",
    );
    await contest(suspension?.id ?? "");
    await answer(suspension?.id ?? "", true);
    expect(await rowOf("job", id)).toMatchObject({ is_hidden: false });
    await decide({ ...opened, version: 1 }, "kept");
  });

  it("une entreprise vérifiée n'attend plus, et ce qui attendait paraît", async () => {
    await makeEmployer();
    const { id, status } = await publish("job", { employer_id: HOUSE });
    expect(status).toBe("pending");
    await verify();
    expect(await rowOf("job", id)).toMatchObject({ status: "published" });
    expect((await publish("job", { employer_id: HOUSE })).status).toBe("published");
    // Another name takes the verification, and is read.
    await as(recruteur, "update employers set name = 'Autre nom' where id = $1", [HOUSE]);
    expect(await rowOf("job", id)).toMatchObject({ status: "pending" });
  });

  it("personne ne décide de ce qui est à soi, ni ne rend soi-même ce qui est caché", async () => {
    await review("open");
    const { id } = await publish("job");
    const opened = await report("job", id);
    await query("update jobs set recruiter_id = $1 where id = $2", [opérateur, id]);
    await expect(decide(opened, "removed")).rejects.toThrow("own_case");
    await expect(change("job", id, "is_hidden = false")).rejects.toMatchObject({ code: "42501" });
  });

  it.each(
    kinds.flatMap((kind) =>
      [
        "draft",
        "pending",
        "published",
        ...(kind === "article" ? ["replaced"] : KINDS[kind].closed),
      ].flatMap((status) => [false, true].map((hidden) => [kind, status, hidden] as const)),
    ),
  )("%s, %s, cachée %s : chacun lit ce qu'il peut", async (kind, status, hidden) => {
    const { table, owner, fields } = KINDS[kind];
    const { id } = await insert(table, { ...fields, [owner]: recruteur, status });
    await query(`update ${table} set is_hidden = $2 where id = $1`, [id, hidden]);
    for (const mode of ["open", "review"] as const) {
      await review(mode);
      for (const person of ["visiteur", "candidat", "autre recruteur", "opérateur"]) {
        expect(await readBy(person, kind, id), `${mode} ${person}`).toBe(isPublic(status, hidden));
      }
      expect(await readBy(recruteur, kind, id)).toBe(true);
    }
    const live = status === "published" && !hidden;
    expect(await one("select live from private.publications where id = $1", [id])).toBe(live);
    await expect(call("visiteur", "report_target($1, $2)", [kind, id])).resolves.toHaveLength(
      isPublic(status, hidden) ? 1 : 0,
    );
  });

  const coOwned = async () => {
    await makeEmployer();
    await insert("employer_members", { employer_id: HOUSE, user_id: other, role: "owner" });
  };
  /** Somebody whose account may go. */
  async function createRecruiter(): Promise<string> {
    const id = crypto.randomUUID();
    const email = `${id}@exemple.test`;
    const raw_user_meta_data = { full_name: "Nom", role: "recruteur" };
    await insert("auth.users", { id, email, raw_user_meta_data });
    return id;
  }
  const hiddenCompany = () => one("select is_hidden from employers");

  it("ce qu'a écrit un collègue qui doit être relu attend encore quand l'entreprise est vérifiée", async () => {
    await coOwned();
    const own = await publish("job", { employer_id: HOUSE });
    const theirs = await publish("job", { employer_id: HOUSE });
    await insert("private.moderation_cases", {
      ...{ source: "report", target_kind: "job", target_id: crypto.randomUUID(), owner_id: other },
      ...{ title: "Autre", wording: "{}", decision: "removed", reason: "Fausse." },
      decided_at: new Date().toISOString(),
    });
    await as(other, "update jobs set description = 'Écrit par un autre.' where id = $1", [
      theirs.id,
    ]);
    await verify();
    expect(await rowOf("job", own.id)).toMatchObject({ status: "published" });
    expect(await rowOf("job", theirs.id)).toMatchObject({ status: "pending" });
  });

  it("une correction demandée attend une relecture, même supprimée et réécrite, ou par un collègue", async () => {
    await review("open");
    await coOwned();
    const { id } = await publish("job", { employer_id: HOUSE });
    await decide(await report("job", id), "changes_requested");
    expect(await change("job", id, "status = 'published'", other)).toBe("pending");
    await as(recruteur, "delete from jobs where id = $1", [id]);
    expect((await publish("job")).status).toBe("pending");
    // What is read and approved since ends it.
    const again = await publish("job", { title: "Une autre" });
    await decide(await openCase(again.id), "approved", null);
    expect((await publish("job", { title: "Une troisième" })).status).toBe("published");
  });

  it("une entreprise suit ses propriétaires : qui reste seul est suspendu, elle se cache", async () => {
    await review("open");
    await coOwned();
    const { id } = await publish("job", { employer_id: HOUSE }, other);
    await call("opérateur", "suspend_account($1, 'Non.')", [recruteur]);
    expect(await hiddenCompany()).toBe(false);
    await call("autre recruteur", "set_employer_role($1, $2, 'member')", [HOUSE, other]);
    expect(await hiddenCompany()).toBe(true);
    expect(await readBy("visiteur", "job", id)).toBe(false);
  });

  it("ce qu'un compte suspendu a écrit reste caché quand le compte s'en va", async () => {
    await review("open");
    const leaver = await createRecruiter();
    const { id } = await publish("article", {}, leaver);
    await call("opérateur", "suspend_account($1, 'Non.')", [leaver]);
    await query("delete from auth.users where id = $1", [leaver]);
    expect(await rowOf("article", id)).toMatchObject({ is_hidden: true });
    expect(await readBy("visiteur", "article", id)).toBe(false);
  });

  it("l'auteur n'apprend pas qu'on l'a signalé pour rien", async () => {
    await review("open");
    const { id } = await publish("job");
    await decide(await report("job", id), "kept");
    expect(await call("recruteur", "my_decisions()")).toEqual([]);
    expect(await call("recruteur", "my_audit()")).not.toContainEqual(
      expect.objectContaining({ action: "kept" }),
    );
    await decide(await report("job", id), "removed");
    expect(await call("recruteur", "my_decisions()")).toMatchObject([{ decision: "removed" }]);
  });

  it("un article approuvé reste publié quand son auteur supprime son compte", async () => {
    const leaver = await createRecruiter();
    const { id } = await publish("article", {}, leaver);
    await decide(await openCase(id), "approved", null);
    await as(leaver, "select delete_my_account()");
    expect(await rowOf("article", id)).toMatchObject({ status: "published", is_hidden: false });
  });

  it("un domaine bloqué l'est sous toutes ses graphies", async () => {
    await exec(`insert into private.shared_domains (domain, offers, source, state)
      values ('fraude.ca', 'blocked', 'https://fraude.ca', 'read')`);
    const enter = (website: string) =>
      as(recruteur, "insert into employers (name, website, created_by) values ('Essai', $1, $2)", [
        website,
        recruteur,
      ]);
    for (const site of [
      ...["https://fraude.ca/", "https://www.fraude.ca./a", "https://fraude.ca:443/"],
      ...["https://x@fraude.ca/", "https://fraude%2eca/", "https://_a.fraude.ca/"],
      ...["https://fraude.ca:", "https://fraude。ca/"],
    ]) {
      await expect(enter(site), site).rejects.toThrow();
    }
    await enter("https://franche.ca");
  });

  it("ce qu'une entreprise montre d'elle s'efface quand elle est vérifiée autrement", async () => {
    await makeEmployer();
    await query("select register_employer_proof($1, $2, 'p/x.pdf', 'x.pdf')", [HOUSE, recruteur]);
    await call(
      "opérateur",
      "decide_verification($1, true, 'Vu.', 'Maison Essai', 'https://maison-essai.example')",
      [HOUSE],
    );
    expect(await query("select 1 from private.employer_checks where path is not null")).toEqual([]);
  });

  it("la file va des contestations aux signalements de membres, puis au plus ancien", async () => {
    await review("open");
    const ids: string[] = [];
    for (const title of ["A", "B", "C"]) ids.push((await publish("job", { title })).id);
    const [a = "", b = "", c = ""] = ids;
    await call("visiteur", "report_content('job', $1, 'fees')", [a]);
    await report("job", b);
    const contested = await report("job", c);
    await decide(contested, "removed");
    await contest(contested.id);
    const rows = await call<{ id: string; title: string }>("opérateur", "operator_cases()");
    expect(rows.map(({ title }) => title)).toEqual(["C", "B", "A"]);
    expect(await call("opérateur", "operator_waiting()")).toContainEqual({
      waiting: "contest",
      counted: "1",
    });
    // A case names its author's others: first what waits.
    const read = await call("opérateur", "operator_case($1) as file", [rows[1]?.id]);
    const others = [
      { title: "A", decision: null },
      { title: "C", decision: "removed" },
    ];
    expect(read).toMatchObject([{ file: { other_cases: others } }]);
  });

  it("les chiffres du site comptent les offres auxquelles on peut postuler, comme la liste, et aucun texte n'y porte une date nue", async () => {
    await review("open");
    const online = async () =>
      (await call<{ figure: string; counted: string }>("opérateur", "site_figures()")).find(
        ({ figure }) => figure === "job",
      )?.counted;
    const before = Number(await online());
    const { id } = await publish("job", { title: "Ouverte", start_date: "2099-01-01" });
    expect(Number(await online())).toBe(before + 1);
    const file = await call<{ file: { wording: string } }>(
      "opérateur",
      "operator_case($1) as file",
      [(await report("job", id)).id],
    );
    expect(file[0]?.file.wording).not.toContain("2099-01-01");
    await query("update jobs set application_deadline = private.today() - 1 where id = $1", [id]);
    expect(Number(await online())).toBe(before);
  });

  describe("« pending », envoyé à la main là où rien n'attend d'être lu,", () => {
    it("ne dispense ni du salaire minimum ni des jours à venir", async () => {
      await review("open");
      const wrong = { location: "Montréal", province: "QC", start_date: "2020-01-01" };
      await expect(publish("job", { ...wrong, status: "pending" })).rejects.toThrow();
    });

    it("n'emmène pas l'offre d'une entreprise, ni qui y a postulé", async () => {
      await review("open");
      await coOwned();
      const theirs = await insert("employers", { name: "Autre", created_by: other });
      const { id } = await publish("job", { status: "pending", employer_id: HOUSE }, other);
      await insert("applications", { candidate_id: PEOPLE.candidat, job_id: id });
      await expect(
        change("job", id, `employer_id = '${theirs.id}', status = 'pending'`, other),
      ).rejects.toThrow("employer_is_tied");
    });

    it("garde la date de la première publication", async () => {
      await review("open");
      const { id } = await publish("job", { status: "pending" });
      await exec("update jobs set posted_at = now() - interval '30 days'");
      await change("job", id, "title = 'Autre titre'");
      expect(await one("select posted_at < now() - interval '29 days' from jobs")).toBe(true);
      expect(await rowOf("job", id)).toMatchObject({ was_public: true });
    });

    it("n'est pas levé par une collègue qui renomme l'entreprise", async () => {
      await review("open");
      await coOwned();
      await decide(await report("job", (await publish("job", {}, other)).id), "removed");
      const { id } = await publish("job", { employer_id: HOUSE }, other);
      await as("recruteur", "update employers set name = 'Maison Essais' where id = $1", [HOUSE]);
      expect(await statusOf("job", id)).toBe("pending");
    });

    it("ne remplace pas un article par celui d'une autre personne", async () => {
      const foreign = await publish("article", { title: "D’une autre" }, other);
      const own = await publish("article", { title: "A" });
      const next = await publish("article", { title: "B" });
      await exec("update news_articles set status = 'published'");
      await exec("delete from private.moderation_cases");
      const replaced = `title = 'A2', status = 'replaced', replaced_by = '${next.id}'`;
      await change("article", own.id, replaced);
      await expect(change("article", own.id, `replaced_by = '${foreign.id}'`)).rejects.toThrow(
        "successor_unknown",
      );
    });
  });

  it("une entreprise qui ferme laisse sans suite sa vérification", async () => {
    await makeEmployer();
    await query("select register_employer_proof($1, $2, 'p/1.pdf', 'a.pdf')", [HOUSE, recruteur]);
    await call("recruteur", "close_employer($1)", [HOUSE]);
    expect(await call("opérateur", "operator_cases()")).toEqual([]);
  });

  const STEPS = process.env.FULL ? 2_000 : 600;
  it("des suites au hasard : rien de non lu ni de caché ne se lit", async () => {
    let seed = 20261125;
    const random = (below: number) => {
      seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
      return (seed >>> 16) % below;
    };
    const pick = <T>(all: readonly T[]): T => all[random(all.length)] as T;
    await makeEmployer();
    const approved = new Map<string, Set<string>>();
    const made: { kind: Kind; id: string }[] = [];
    // What the rules refuse is refused; anything else is a fault.
    const attempt = async <Answer>(act: () => Promise<Answer>) => {
      try {
        return await act();
      } catch (error) {
        const message = error instanceof Error ? error.message : "";
        if (!/^[a-z]+(_[a-z]+)+$|row-level security/.test(message)) throw error;
      }
    };
    const text = () => `Texte ${random(6)}`;
    const set = (kind: Kind) =>
      pick([
        `title = '${text()}'`,
        ...["draft", "published", "pending"].map((status) => `status = '${status}'`),
        ...KINDS[kind].closed.map((state) => `status = '${state}'`),
        ...(kind === "article" ? [] : [`employer_id = '${HOUSE}'`]),
      ]);
    const contestable = (which: string, values: unknown[]) =>
      query<{ id: string }>(
        `select id from private.moderation_cases where ${which} and contest_decision is null limit 1`,
        values,
      );
    for (let step = 0; step < STEPS; step += 1) {
      if (step % 40 === 0) {
        await exec("delete from private.rate_limits");
        for (const { kind, id } of made.length > 12 ? made.splice(0, 6) : []) {
          await query(`delete from ${KINDS[kind].table} where id = $1`, [id]);
        }
      }
      const one = made.length > 0 ? pick(made) : null;
      const act = random(10);
      if (act === 0 || one === null) {
        const kind = pick(kinds);
        const row = { title: text(), status: pick(["draft", "published"]) };
        const company = kind !== "article" && random(2) === 0 ? { employer_id: HOUSE } : {};
        const stored = await attempt(() => publish(kind, { ...row, ...company }));
        if (stored) made.push({ kind, id: stored.id });
      } else if (act <= 3) {
        await attempt(() => change(one.kind, one.id, set(one.kind)));
      } else if (act <= 6) {
        const open = await openCase(one.id);
        if (open.id !== "") {
          const decision = pick(["approved", "approved", "changes_requested", "removed"]);
          const title = await site.one<string>(
            `select title from ${KINDS[one.kind].table} where id = $1`,
            [one.id],
          );
          if ((await attempt(() => decide(open, decision))) && decision === "approved") {
            approved.set(one.id, (approved.get(one.id) ?? new Set()).add(title));
          }
        }
      } else if (act === 7) {
        const opened = await attempt(() => report(one.kind, one.id));
        if (opened) await attempt(() => decide(opened, pick(["kept", "removed"])));
      } else if (act === 8) {
        const [removed] = await contestable("target_id = $1 and decision = 'removed'", [one.id]);
        if (removed) {
          if (random(2) === 0) await attempt(() => contest(removed.id));
          await attempt(() => answer(removed.id, random(3) > 0));
        }
      } else {
        const [suspended] = await contestable("target_kind = 'account'", []);
        if (suspended) await attempt(() => answer(suspended.id, true));
        else if (random(4) === 0) {
          await attempt(() => call("opérateur", "suspend_account($1, 'Non.')", [recruteur]));
        }
      }
      const target = one ?? made.at(-1);
      if (!target || !made.includes(target)) continue;
      const row = await rowOf(target.kind, target.id);
      if (!row) continue;
      const open = await openCase(target.id);
      expect(row.status === "pending", `étape ${step}`).toBe(open.id !== "");
      const [now] = await query<{ title: string; hide: boolean }>(
        `select p.title, private.must_hide($2, p.id, p.owner_id, p.employer_id) as hide
         from private.publications p where p.id = $1`,
        [target.id, target.kind],
      );
      expect(row.is_hidden, `étape ${step}`).toBe(now?.hide);
      if (await readBy("visiteur", target.kind, target.id)) {
        expect(isPublic(row.status, row.is_hidden), `étape ${step}`).toBe(true);
        expect([...(approved.get(target.id) ?? [])], `étape ${step}`).toContain(now?.title);
      }
    }
  }, 240_000);
});
