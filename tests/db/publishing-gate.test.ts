import { describe, expect, it } from "vitest";
import { asPerson } from "./support/actors";
import { setUpGate } from "./support/gate";
import { KINDS, type Kind } from "./support/kinds";
import { ACTORS, PEOPLE } from "./support/people";

const kinds = Object.keys(KINDS) as Kind[];

describe("La publication après lecture", () => {
  const { database, call, value, publish, change, reviewOf, decide, makeEmployer, verify } =
    setUpGate();

  it("n'est réglée par personne d'autre que le serveur, et se lit", async () => {
    for (const actor of ACTORS) {
      expect(await value(actor, "publishing_gate()")).toBe("review");
      await expect(call(actor, "set_publishing_gate('open')"), actor).rejects.toMatchObject({
        code: "42501",
      });
    }
    await expect(database.exec("select set_publishing_gate('ouvert')")).rejects.toMatchObject({
      code: "23514",
    });
  });

  describe.each(kinds)("pour %s", (kind) => {
    const { table } = KINDS[kind];

    it("attend : c'est un brouillon, que son auteur seul lit", async () => {
      const { id, status } = await publish(kind);
      expect(status).toBe("draft");
      expect(await call("visiteur", `${table} where id = $1`, [id])).toEqual([]);
      expect(await call("candidat", `${table} where id = $1`, [id])).toEqual([]);
      expect(await call("recruteur", "my_reviews()")).toMatchObject([
        { kind, item_id: id, wanted: "published", outcome: null },
      ]);
      expect(await call("autre recruteur", "my_reviews()")).toEqual([]);
    });

    it("paraît tout de suite quand le site est ouvert", async () => {
      await database.exec("select set_publishing_gate('open')");
      const { id, status } = await publish(kind);
      expect(status).toBe("published");
      expect(await reviewOf(id)).toBe("");
    });

    it("ne se contourne pas en modifiant un brouillon, ni ce qui est en ligne", async () => {
      const { id } = await publish(kind, { status: "draft" });
      expect(await reviewOf(id)).toBe("");
      expect(await change(kind, id, "status = 'published'")).toEqual([{ status: "draft" }]);
      expect(await reviewOf(id)).not.toBe("");
      await database.query(`update ${table} set status = 'published' where id = $1`, [id]);
      await database.exec("delete from private.gate_reviews");
      expect(await change(kind, id, "title = 'Tout autre chose'")).toEqual([{ status: "draft" }]);
      expect(await reviewOf(id)).not.toBe("");
    });

    it("se retire de la file quand son auteur en fait un brouillon, ou l'efface", async () => {
      const { id } = await publish(kind);
      await change(kind, id, "status = 'draft'");
      expect(await reviewOf(id)).toBe("");
      await change(kind, id, "status = 'published'");
      await change(kind, id, "title = 'Effacée', status = 'published'");
      expect(await reviewOf(id)).not.toBe("");
      await database.query(`delete from ${table} where id = $1`, [id]);
      expect(await database.query("select 1 from private.gate_reviews")).toEqual([]);
    });
  });

  it("laisse pourvoir et prolonger ce qui est en ligne", async () => {
    await database.exec("select set_publishing_gate('open')");
    const { id } = await publish("job");
    await database.exec("select set_publishing_gate('review')");
    expect(await change("job", id, "application_deadline = '2099-01-01'")).toEqual([
      { status: "published" },
    ]);
    expect(await change("job", id, "status = 'filled'")).toEqual([{ status: "filled" }]);
    expect(await change("job", id, "status = 'published'")).toEqual([{ status: "published" }]);
  });

  it("ne remet pas en ligne plus qu'elle ne prend", async () => {
    await database.exec("select set_publishing_gate('open')");
    const { id } = await publish("job", { title: "Pourvue" });
    await change("job", id, "status = 'filled'");
    for (let n = 0; n < 3; n += 1) await publish("job", { title: `Offre ${n}` });
    await database.exec("select set_publishing_gate('review')");
    await expect(change("job", id, "status = 'published'")).rejects.toThrow("gate_full");
    await database.exec("delete from jobs where title = 'Offre 0'");
    expect(await change("job", id, "status = 'published'")).toEqual([{ status: "published" }]);
    expect(await reviewOf(id)).toBe("");
  });

  it("date une publication du jour où elle paraît", async () => {
    const { id } = await publish("job");
    await database.query("update jobs set posted_at = '2026-01-01' where id = $1", [id]);
    await call("opérateur", "decide_review($1, 'approved')", [await reviewOf(id)]);
    expect(
      await database.query("select posted_at > now() - interval '1 hour' as now from jobs"),
    ).toEqual([{ now: true }]);
  });

  it("n'en prend que trois à la fois, en ligne ou en attente, et un fichier n'y change rien", async () => {
    for (let made = 0; made < 3; made += 1) await publish("job", { title: `Offre ${made}` });
    await expect(publish("job")).rejects.toThrow("gate_full");
    await expect(publish("freelance")).rejects.toThrow("gate_full");
    expect((await publish("job", { status: "draft" })).status).toBe("draft");
    expect(await call("recruteur", "my_gate()")).toEqual([{ waits: true, taken: 3, room: 3 }]);
    const offers = Array.from({ length: 4 }, (_, n) => ({
      title: `Du fichier ${n}`,
      company_name: "Maison",
      description: "Texte",
      status: "published",
      recruiter_id: PEOPLE["autre recruteur"],
    }));
    await expect(
      call("autre recruteur", "import_jobs($1)", [JSON.stringify(offers)]),
    ).rejects.toThrow("gate_full");
    expect(
      await call("autre recruteur", "import_jobs($1)", [JSON.stringify(offers.slice(1))]),
    ).toHaveLength(3);
  });

  it.each([
    ["email", "Écrivez à recrute@exemple.test vite"],
    ["email", "Écrivez à recrute (at) exemple (dot) test"],
    ["phone", "Appelez le (514) 555-0123"],
    ["phone", "Appelez le 514 555 0123"],
    ["phone", "Appelez le +33 6 12 34 56 78"],
    ["phone", "Appelez le 06 12 34 56 78"],
    ["phone", "Appelez le 5 1 4 5 5 5 0 1 2 3"],
    ["phone", "Pour postuler, Tél : 97 12 34 56"],
    ["phone", "Tél. 97 12 34 56"],
    ["phone", "Téléphone : 97-12-34-56"],
    ["link", "Voyez https://autre.example/x"],
    ["link", "Voyez www.autre.example"],
    ["link", "Voyez emplois-canada.com"],
    ["link", "Voyez t.me/permis_facile"],
    ["handle", "Sur Telegram, @permis_facile"],
  ])("refuse un texte avec : %s (« %s »)", async (what, description) => {
    for (const kind of ["job", "freelance", "scholarship"] as const) {
      const error: unknown = await publish(kind, { description }).catch((thrown) => thrown);
      expect(error, kind).toMatchObject({ message: "contact_in_text" });
      const { detail } = error as { detail: string };
      expect(JSON.parse(detail)).toMatchObject({ what, title: KINDS[kind].fields.title });
    }
  });

  it.each([
    "De 80 000 $ à 100 000 $ par année, ou 80 000 - 100 000.",
    "Du 2026-11-22 au 2027-02-28, de 8 h 00 à 16 h 30, 37,5 heures.",
    "ASP.NET, Node.js, socket.io ; CNP 31301 ; 3e étage et/ou télétravail.",
    "Candidatures par le site. WhatsApp sert à dire les horaires.",
    "B.Sc./M.Sc., 20 @ 25 pièces l’heure, 1 000 000 de visiteurs.",
  ])("n'y prend pas pour cela : %s", async (description) => {
    expect((await publish("job", { description })).status).toBe("draft");
  });

  it("laisse un article nommer ses sources, et une bourse son site officiel", async () => {
    expect((await publish("article", { content: "Lire https://www.canada.ca" })).status).toBe(
      "draft",
    );
    const official = { official_link: "https://universite.example/bourse" };
    expect((await publish("scholarship", official)).status).toBe("draft");
  });

  it("n'attend ni d'un opérateur, ni de qui agit pour une entreprise vérifiée", async () => {
    await database.query("update profiles set role = 'recruteur' where id = $1", [
      PEOPLE.opérateur,
    ]);
    expect((await publish("job", {}, PEOPLE.opérateur)).status).toBe("published");
    const employer_id = await makeEmployer();
    await verify(employer_id);
    const description = "Écrivez à recrute@exemple.test";
    expect((await publish("job", { description, employer_id })).status).toBe("published");
    await database.exec("update employers set verified_until = now() - interval '1 day'");
    expect((await publish("job", { title: "Plus tard", employer_id })).status).toBe("draft");
  });

  it("lit le premier article de chacun, même d'une entreprise vérifiée", async () => {
    await verify(await makeEmployer());
    const first = await publish("article", { content: "Nouveau guichet." });
    expect(first.status).toBe("draft");
    await decide(await reviewOf(first.id), "refused", "Sans source.");
    expect((await publish("article", { title: "Un autre" })).status).toBe("draft");
    const [waiting] = await database.query<{ id: string }>(
      "select id from private.gate_reviews where outcome is null",
    );
    await decide(waiting?.id ?? "", "approved");
    expect((await publish("article", { title: "Le suivant" })).status).toBe("published");
    await verify(await makeEmployer("00000000-0000-4000-8000-00000000e002", "Autre maison"));
    expect((await publish("article", {}, PEOPLE["autre recruteur"])).status).toBe("draft");
  });

  it("lit une autre signature, et n'y laisse ni numéro ni adresse", async () => {
    const first = await publish("article", { title: "Premier" });
    await decide(await reviewOf(first.id), "approved");
    const sign = (name: string) =>
      asPerson(database, PEOPLE.recruteur, "update profiles set full_name = $2 where id = $1", [
        PEOPLE.recruteur,
        name,
      ]);
    await expect(sign("Ministère, WhatsApp 438 555-0188")).rejects.toThrow("contact_in_name");
    await sign("Ministère de l’Immigration");
    expect(
      await database.query("select status, author_name from news_articles where id = $1", [
        first.id,
      ]),
    ).toEqual([{ status: "draft", author_name: "Ministère de l’Immigration" }]);
    const asked = await reviewOf(first.id);
    expect(asked).not.toBe("");
    // While it is being read, another signature is another question.
    await sign("Gouvernement du Canada");
    await expect(decide(asked, "approved")).rejects.toThrow();
    await decide(await reviewOf(first.id), "approved");
    expect(await change("article", first.id, "featured = true")).toEqual([{ status: "draft" }]);
    await sign("Nom recruteur");
  });

  it("lit de nouveau les articles de qui en a eu un de retiré", async () => {
    await verify(await makeEmployer());
    const first = await publish("article", { title: "Premier" });
    await decide(await reviewOf(first.id), "approved");
    const second = await publish("article", { title: "Second" });
    expect(second.status).toBe("published");
    await call("autre candidat", "report_content('article', $1, 'misleading')", [second.id]);
    const [of] = await database.query<{ id: string }>(
      "select id from private.report_cases where item_id = $1",
      [second.id],
    );
    await call("opérateur", "decide_case($1, 'removed', 'Fraude.')", [of?.id]);
    expect((await publish("article", { title: "Troisième" })).status).toBe("draft");
    await call("recruteur", "contest_case($1, 'À tort.')", [of?.id]);
    await call("opérateur", "review_case($1, true, 'Relu.', operator_case($1) ->> 'shown')", [
      of?.id,
    ]);
    expect((await publish("article", { title: "Quatrième" })).status).toBe("published");
  });

  it("dit à chacun si quelque chose de lui attendra, et la place que cela prend", async () => {
    const gate = () => call("recruteur", "my_gate()");
    const own = await makeEmployer();
    await verify(own);
    await publish("job", { employer_id: own });
    expect(await gate()).toEqual([{ waits: false, taken: 0, room: 3 }]);
    await publish("job");
    expect(await gate(), "une offre sans entreprise attend").toEqual([
      { waits: true, taken: 1, room: 3 },
    ]);
    await database.exec("delete from jobs where status = 'draft'");
    expect(await gate()).toEqual([{ waits: false, taken: 0, room: 3 }]);
    await makeEmployer("00000000-0000-4000-8000-00000000e002", "Autre maison");
    expect(await gate()).toEqual([{ waits: true, taken: 0, room: 3 }]);
    await database.exec("select set_publishing_gate('open')");
    expect(await gate()).toEqual([{ waits: false, taken: 0, room: 3 }]);
  });

  it("attend pourtant sous un autre nom que celui de l'entreprise vérifiée", async () => {
    const own = await makeEmployer();
    await verify(own);
    const other = await makeEmployer("00000000-0000-4000-8000-00000000e002", "Autre maison");
    for (let n = 0; n < 4; n += 1) {
      expect((await publish("job", { employer_id: own })).status).toBe("published");
    }
    // Four of its own employer take no room from what is read first.
    expect((await publish("job")).status).toBe("draft");
    expect((await publish("freelance", { employer_id: other })).status).toBe("draft");
    expect((await publish("scholarship")).status).toBe("draft");
    await expect(publish("job")).rejects.toThrow("gate_full");
  });
});
