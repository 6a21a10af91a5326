import { afterAll, beforeAll, expect, it } from "vitest";
import { francophoneMobility } from "@/lib/publications/abroad-answer";
import { type Database, startDatabase } from "./support/postgres";

let database: Database;
beforeAll(async () => {
  database = await startDatabase();
});
afterAll(() => database.close());

/** A table in Markdown, of rows as text. */
function table(heads: string[], rows: Record<string, string>[]): string {
  const line = (cells: string[]) =>
    `| ${cells.map((cell) => cell.replaceAll("|", "/")).join(" | ")} |`;
  return [
    line(heads),
    line(heads.map(() => "---")),
    ...rows.map((row) => line(Object.values(row))),
  ].join("\n");
}

const ask = (sql: string) => database.query<Record<string, string>>(sql);

async function written(): Promise<string> {
  const wages = await ask(`select province, in_force_from::text, hourly::text || ' $', source,
      checked_on::text, state, case state when 'confirmed'
        then '\`private.judge_pay\`, \`lib/jobs/low-pay.ts\`' else 'nowhere: silent' end
    from public.minimum_wages order by province, in_force_from`);
  const rules =
    await ask(`select '\`' || id || '\`' as id, sentence, source || ', ' || link as source,
      in_force_from::text, checked_on::text, state,
      case when state <> 'confirmed' then 'nowhere: silent'
        else '\`lib/jobs/posting-checks.ts\`, ' || kind ||
          case when blocking then '; \`private.judge_posting\` refuses' else '' end end as checked
    from public.posting_rules order by id`);
  const trades = await ask(`select trade, province, scope, body, source, checked_on::text, state
    from public.regulated_trades order by trade, province`);
  const { level, since, readOn, source } = francophoneMobility;
  return `# Rules and facts as data

Every rule that a check or a page of ours rests on, as the database has it: written by
\`tests/db/rules-table.test.ts\`, which fails when a row was changed and this page was not (\`-u\` writes it
anew). What prose says stands in [facts.md](facts.md), with how sure each source is. What is
\`to_check\` is shown as such, and no check speaks of it.

## Minimum wages

${table(["Province", "From", "An hour", "Source", "Checked on", "State", "Where it is checked"], wages)}

## Posting rules

${table(["Rule", "What it asks", "Source", "From", "Checked on", "State", "Where it is checked"], rules)}

## Mobilité francophone

Outside Québec, French of level ${level} at least, since ${since}; read on ${readOn} at ${source}. Checked by
\`private.abroad_marks\` (filter, block of an offer) and refused for an offer in Québec by the form and the
table.

## Regulated trades

Shown on the pages of a trade and of an offer that names it; no check rests on them.

${table(["Trade", "Province", "Scope", "Body", "Source", "Checked on", "State"], trades)}
`;
}

it("docs/rules.md dit chaque règle, sa source, sa date et où elle est vérifiée", async () => {
  await expect(await written()).toMatchFileSnapshot("../../docs/rules.md");
});
