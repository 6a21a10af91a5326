import { beforeEach, describe, expect, it } from "vitest";
import { breaks } from "@/lib/jobs/posting-rules";
import { aJob } from "@/tests/support/publications/publications";
import type { Row } from "./support/actors";
import { setUpDatabase } from "./support/calls";

describe("Les règles d'affichage", () => {
  const { query, exec, one, insert } = setUpDatabase();

  it("chaque règle livrée a sa source, sa date, et une seule bloque", async () => {
    const rows = await query<{ id: string; blocking: boolean }>(
      "select id, blocking from public.posting_rules where enabled and link ~ '^https?://' and checked_on is not null order by id",
    );
    expect(rows.length).toBeGreaterThanOrEqual(10);
    expect(rows.filter(({ blocking }) => blocking).map(({ id }) => id)).toEqual(["qc-francais"]);
  });

  describe("celles d'une offre", () => {
    const rule = (id: string, more = "") => `insert into public.posting_rules (id, province, kind,
        sentence, link, in_force_from, source, checked_on, state) values ('${id}', 'SK',
        'pay_stated', 'Une règle', 'https://exemple.ca', '2020-01-01', 'Loi', '2026-01-01',
        'confirmed'); update public.posting_rules set id = id ${more} where id = '${id}'`;
    beforeEach(async () => {
      await exec(`delete from public.posting_rules where province = 'SK';
        ${rule("sk-en-vigueur")};
        ${rule("sk-future", ", in_force_from = '2999-01-01'")};
        ${rule("sk-passee", ", in_force_until = '2021-01-01'")};
        ${rule("sk-a-verifier", ", state = 'to_check'")};
        ${rule("sk-eteinte", ", enabled = false")};
        ${rule("sk-bloquante", ", blocking = true")}`);
    });
    const idsOf = async (province: string | null, place: string | null) =>
      (
        await query<{ id: string }>("select id from public.posting_rules_of($1, $2)", [
          province,
          place,
        ])
      ).map(({ id }) => id);

    it("sont en vigueur, confirmées et allumées, ce qui bloque d'abord", async () => {
      expect(await idsOf("SK", null)).toEqual(["sk-bloquante", "sk-en-vigueur"]);
    });

    it("suivent le lieu quand la province n'est pas choisie, et elle quand elle l'est", async () => {
      expect(await idsOf(null, "Saskatoon, Saskatchewan")).toHaveLength(2);
      expect(await idsOf("NU", "Saskatoon, Saskatchewan")).toEqual([]);
      expect(await idsOf(null, "Zanzibar")).toEqual([]);
      expect(await idsOf(null, null)).toEqual([]);
    });

    it("s'éteignent et se rallument une à une, par la commande, et cela s'écrit", async () => {
      await query("select public.switch_posting_rule('sk-bloquante', false)");
      expect(
        await query("select detail from private.audit_log where action = 'rule_disabled'"),
      ).toEqual([{ detail: { title: "sk-bloquante" } }]);
      expect(await idsOf("SK", null)).toEqual(["sk-en-vigueur"]);
      await query("select public.switch_posting_rule('sk-bloquante', true)");
      expect(await idsOf("SK", null)).toHaveLength(2);
      await expect(query("select public.switch_posting_rule('sk-inconnue', true)")).rejects.toThrow(
        "unknown_rule",
      );
    });
  });

  describe("celle qui bloque", () => {
    const ENGLISH =
      "You will work with the team and our customers to deliver the best service for all of the people that we meet in the city.";
    const FRENCH =
      "Vous travaillez avec l’équipe et les clients pour offrir le meilleur service à toutes les personnes que nous rencontrons dans la ville.";
    const publish = (values: Row = {}) =>
      insert("jobs", {
        ...{
          title: "Glass blower",
          company_name: "Verrerie",
          description: ENGLISH,
          province: "QC",
        },
        ...values,
      });

    it("tient par toute voie, et dit laquelle et pourquoi", async () => {
      const error = await publish().catch((thrown) => thrown);
      expect(error).toMatchObject({ message: "posting_rule_broken" });
      expect(JSON.parse(error.detail)).toMatchObject({
        title: "Glass blower",
        id: "qc-francais",
        link: expect.stringMatching(/^https?:/),
        sentence: expect.stringContaining("en français"),
      });
      await expect(publish({ province: null, location: "Laval" })).rejects.toThrow(
        "posting_rule_broken",
      );
      const offer = { title: "O", company_name: "E", description: ENGLISH, location: "Laval" };
      await expect(
        query("select * from public.import_jobs($1)", [JSON.stringify([offer])]),
      ).rejects.toThrow("posting_rule_broken");
    });

    it.each([
      ["les exigences", { description: FRENCH, requirements: ENGLISH.split(" and ") }],
      [
        "le titre avec le reste",
        {
          title: "Head of the shop and of our team",
          description: "You will work with the team.",
          requirements: ["You are kind to all of the people that you meet"],
        },
      ],
    ])("lit aussi %s, et revient quand on les change", async (_what, values) => {
      await expect(publish(values)).rejects.toThrow("posting_rule_broken");
      const offer = await publish({ description: FRENCH });
      const sets = Object.keys(values).map((name, n) => `${name} = $${n + 2}`);
      await expect(
        query(`update public.jobs set ${sets} where id = $1`, [offer.id, ...Object.values(values)]),
      ).rejects.toThrow("posting_rule_broken");
    });

    it.each([
      ["ailleurs", { province: "ON" }],
      ["un brouillon", { status: "draft" }],
      ["un mandat", { contract_type: "Freelance" }],
      ["un texte français", { description: FRENCH }],
      ["un texte français que suit l’anglais", { description: `${FRENCH}\n\n${ENGLISH}` }],
      ["un texte trop court pour en juger", { description: "You will work with the team." }],
    ])("laisse passer %s", async (_what, values) => {
      await expect(publish(values)).resolves.toBeTruthy();
    });

    it("juge un brouillon quand il est publié, et plus rien une fois éteinte", async () => {
      const draft = await publish({ status: "draft" });
      const open = () =>
        query("update public.jobs set status = 'published' where id = $1", [draft.id]);
      await expect(open()).rejects.toThrow("posting_rule_broken");
      await query("select public.switch_posting_rule('qc-francais', false)");
      await open();
      await query("select public.switch_posting_rule('qc-francais', true)");
    });

    it.each([
      [ENGLISH],
      [FRENCH],
      [`${FRENCH} ${ENGLISH}`],
      ["Cœur, sœur, œuvre et the of and to with ".repeat(4)],
      ["ÉTÉ THE OF — and’to with you, your we our for is are will be this that été".repeat(2)],
      [`${"mot ".repeat(22)}the the the`],
      [`${"mot ".repeat(22)}the the`],
      [""],
    ])("la base et la page lisent la même langue dans %j", async (text) => {
      const limits = { kind: "french_text", most: null, exempt_above: null } as const;
      for (const fields of [
        { description: text },
        { description: FRENCH, requirements: text.split(",") },
        { title: text.slice(0, 60), description: text.slice(60), requirements: [text] },
      ]) {
        const offer = aJob(fields);
        const sql = "select private.is_english(jsonb_populate_record(null::public.jobs, $1))";
        expect(await one(sql, [JSON.stringify(offer)])).toBe(breaks(offer, limits));
      }
    });

    it("aucune règle ne bloque que la base ne saurait tenir", async () => {
      await expect(
        query("update public.posting_rules set blocking = true where id = 'on-experience'"),
      ).rejects.toMatchObject({ code: "23514" });
    });
  });
});
