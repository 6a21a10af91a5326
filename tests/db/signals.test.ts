import { beforeEach, describe, expect, it } from "vitest";
import { setUpSignals, TEXT } from "./support/signals";

describe("Les signaux d'une publication", () => {
  const { database, publish, edit, kept, signalsOf, call, value, readWaiting } = setUpSignals();
  beforeEach(() =>
    database.exec(`delete from rate_limits; delete from jobs; delete from private.report_cases;
      delete from private.signal_queue`),
  );

  it.each([
    ["tel quel", "Frais de dossier : 350 $ à payer avant l’entrevue."],
    [
      "avec des caractères qu'on ne voit pas",
      "Fra\u200bis de do\u00adssier : 350\u2060 $ à payer.",
    ],
    ["avec des chiffres espacés", "Frais de dossier : 3 5 0 $ à payer."],
    ["avec des lettres espacées", "F r a i s de d o s s i e r : 350 $ à payer."],
    ["avec d'autres accents", "Fräis dé dôssïèr : 350 $ à payer."],
    ["avec des lettres cyrilliques", "Fраis dе dоssiеr : 350 $ à payer."],
    ["avec des lettres grecques", "Frαιs dε dοssιεr : 350 $ à payer."],
    ["en pleine chasse", "Ｆｒａｉｓ ｄｅ ｄｏｓｓｉｅｒ : ３５０ $ à payer."],
    ["en lettres mathématiques", "𝐅𝐫𝐚𝐢𝐬 𝐝𝐞 𝐝𝐨𝐬𝐬𝐢𝐞𝐫 : 350 $ à payer."],
    ["avec des marques superposées", "F\u0336r\u0336a\u0336i\u0336s de dossier : 350 $ à payer."],
    ["avec des chiffres dans les mots", "Fr4is de d0ssier : 350 $ à payer."],
    ["avec des touches", "Frais de dossier : 3\ufe0f\u20e35\ufe0f\u20e30\ufe0f\u20e3 $."],
    ["en toutes lettres", "Pour votre visa, versez trois cents dollars à notre agent."],
    ["coupé par des points", "Frais de dossier. Voici : 350 $."],
    ["en liste", "Frais de dossier\n350 $"],
    ["derrière une phrase honnête", "L’employeur paie le billet, vous payez 300 $ de visa."],
    ["derrière une négation", "Nous ne demandons jamais d’argent, versez 300 $ pour le dossier."],
    ["en majuscules", "FRAIS DE DOSSIER : 350 $ À PAYER."],
  ])("voit l'argent demandé, %s", async (_how, text) => {
    const id = await publish("recruteur", { description: text });
    expect(await signalsOf(id)).toContain("fees");
  });

  it.each([
    "Aucuns frais de dossier ne sont demandés.",
    "Frais de déplacement remboursés à 0,68 $ le kilomètre.",
    "Nous ne demandons jamais d’argent, ni passeport, ni virement par Western Union.",
    "L’employeur paie les frais de permis et le billet.",
    "Un permis de conduire est exigé, salaire de 25 $ l’heure.",
    "Passeport valide exigé pour traverser la frontière.",
    "Prière de ne pas envoyer de passeport par courriel\u00a0: il est demandé à la signature.",
    "Vous traitez les envois Western Union de nos clients.",
  ])("ne voit rien dans « %s »", async (text) => {
    const id = await publish("recruteur", { description: text });
    expect((await signalsOf(id)).filter((name) => name !== "new_account")).toEqual([]);
  });

  it("donne le passage qui le montre, tel qu'il est écrit", async () => {
    const id = await publish("recruteur", {
      description: "Un poste à Laval. Des FRAIS de dossier de 350 $ sont à verser. Merci.",
    });
    const [row] = await kept(id);
    const passage = row?.found.find(({ signal }) => signal === "fees")?.passage;
    expect(passage).toContain("Des FRAIS de dossier de 350 $ sont à verser.");
    expect(passage).not.toContain("Merci");
  });

  it("se lit à la publication, pas au brouillon, et de nouveau à la modification", async () => {
    const id = await publish("recruteur", {
      description: "Frais de visa : 90 €.",
      status: "draft",
    });
    expect(await kept(id)).toEqual([]);
    await edit("recruteur", id, { status: "published" });
    expect((await kept(id))[0]).toMatchObject({ weight: expect.any(Number), is_live: true });
    await edit("recruteur", id, { description: "Un poste à Laval." });
    expect((await kept(id))[0]?.found.map(({ signal }) => signal)).not.toContain("fees");
    await edit("recruteur", id, { status: "draft" });
    expect((await kept(id))[0]).toMatchObject({ is_live: false });
    await database.query("delete from jobs where id = $1", [id]);
    expect(await kept(id)).toEqual([]);
  });

  it("voit une paie au-delà de deux fois et demie la médiane du métier", async () => {
    await database.exec(`insert into jobs (title, company_name, description, trade, salary_min,
        salary_period)
      select 'Soudage ' || n, 'Maison ' || n % 4, 'Souder.', 'soudeur', 60000, 'year'
      from generate_series(1, 12) as n`);
    const paid = (most: number) => ({
      trade: "soudeur",
      salary_min: most,
      salary_period: "year",
      description: "Souder.",
    });
    expect(await signalsOf(await publish("recruteur", paid(140_000)))).not.toContain("pay");
    expect(await signalsOf(await publish("recruteur", paid(190_000)))).toContain("pay");
    await database.exec("delete from jobs where title like 'Soudage %'");
  });

  it("voit un compte neuf qui publie beaucoup, et pas un ancien", async () => {
    const young = "update profiles set created_at = now() where full_name = 'Nom recruteur'";
    const old = young.replace("= now()", "= now() - interval '1 year'");
    await database.exec(young);
    let last = "";
    for (let n = 0; n < 5; n += 1) last = await publish("recruteur", { title: `Poste ${n}` });
    expect(await signalsOf(last)).toEqual(expect.arrayContaining(["burst", "new_account"]));
    await database.exec(old);
    expect(await signalsOf(last)).toEqual([]);
  });

  it("voit le nom d'un employeur vérifié sur l'annonce d'un autre", async () => {
    const [employer] = await database.query<{ id: string }>(
      `insert into employers (name, verified_at, verified_by)
       values ('Hôpital du Littoral', now(), 'operator') returning id`,
    );
    const id = await publish("recruteur", { company_name: "HOPITAL DU LITTORAL" });
    expect(await signalsOf(id)).toContain("other_employer");
    await database.query(
      `insert into employer_members (employer_id, user_id)
       select $1, id from profiles where full_name = 'Nom recruteur'`,
      [employer?.id],
    );
    expect(await signalsOf(id)).not.toContain("other_employer");
    await database.exec("delete from employers");
  });

  it("voit un lien dont les mots nomment une autre adresse", async () => {
    const links = async (text: string) =>
      (
        await database.query<{ signal: string }>(
          "select signal from private.signals_in_links($1, true)",
          [text],
        )
      ).map(({ signal }) => signal);
    expect(await links("[www.canada.ca](https://canada.exemple/)")).toEqual(["link"]);
    expect(await links("[site du gouvernement](https://permis.exemple/)")).toEqual(["link"]);
    expect(await links("[www.canada.ca](https://www.canada.ca/fr.html)")).toEqual([]);
    expect(await links("[le ministère](https://www.quebec.ca/emploi)")).toEqual([]);
    expect(await links("[Node.js](https://nodejs.org/)")).toEqual([]);
  });

  it("attend le planificateur quand il y en a plus de dix à la fois, ou un texte très long", async () => {
    await call(
      "recruteur",
      `import_jobs(jsonb_build_array(${Array.from(
        { length: 12 },
        (_, n) => `jsonb_build_object(
        'title', 'Poste ${n}', 'company_name', 'Maison', 'description', 'Frais de visa : 90 €.',
        'recruiter_id', auth.uid())`,
      )}))`,
    );
    await publish("recruteur", {
      description: `Frais de visa : 90 €. ${"Bla bla. ".repeat(1_500)}`,
    });
    const counted = async () =>
      Number(
        (
          await database.query<{ n: string }>(
            "select count(*) as n from private.publication_signals",
          )
        )[0]?.n,
      );
    expect(await counted()).toBe(10);
    expect(await readWaiting()).toBe(3);
    expect(await counted()).toBe(13);
    expect(await readWaiting()).toBe(0);
  });

  it("n'empêche personne de publier quand la lecture échoue", async () => {
    await database.exec(
      "update private.signal_patterns set patterns = '{(}' where signal = 'fees'",
    );
    const id = await publish("recruteur", { description: "Frais de visa : 90 €." });
    expect(id).not.toBe("");
    expect(await database.query("select 1 from private.signal_queue")).toHaveLength(1);
    await database.exec(
      "update private.signal_patterns set patterns = '{frais}' where signal = 'fees'",
    );
  });

  it("ne se lit que par l'opérateur, qui est seul à pouvoir y répondre", async () => {
    const id = await publish("recruteur", { description: TEXT });
    for (const actor of ["visiteur", "candidat", "recruteur", "autre recruteur"] as const) {
      for (const asked of [
        "operator_signals()",
        `operator_signals_of('job', '${id}')`,
        `clear_signals('job', '${id}')`,
        `open_case('job', '${id}')`,
        "read_waiting_signals(10)",
        `private.signals_of('job', '${id}')`,
        `private.signals_in_words('Frais de visa : 90 €', false)`,
        `private.unmasked('Frais')`,
        "private.publication_signals",
        "private.signal_patterns",
        "private.text_prints",
        "private.withheld_texts",
      ]) {
        await expect(call(actor, asked), `${actor} ${asked}`).rejects.toThrow(
          /permission denied|not_operator/,
        );
      }
    }
    expect(await value("opérateur", "clear_signals('job', $1)", [id])).toBe(true);
    // Whoever published never learns that it was looked at.
    expect(
      (await call<{ action: string }>("recruteur", "my_audit()")).map(({ action }) => action),
    ).not.toContain("signals_cleared");
  });
});
