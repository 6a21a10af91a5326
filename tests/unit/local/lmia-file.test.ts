import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { periodLabel, tradesText } from "@/lib/lmia/format";
import { handle } from "@/supabase/functions/check-lmia-register/handler";
import { readLmiaFile } from "@/supabase/local/lmia-file";
import { lmiaArguments } from "@/supabase/local/lmia-load";
import { host } from "@/tests/support/site/host";

const TITLE = `"Employers Who Were Issued a Positive LMIA, National Occupational Classification (NOC) 2021, January to March 2025",b,c,d,e,f,g,h`;
const HEADINGS =
  "Province/Territory,Program Stream,Employer,Address,Occupation,Incorporate Status,Approved LMIAs,Approved Positions";
const ROW = `Quebec \u00a0        ,Low Wage          ,"Forge  Boréale\u00a0inc.","Laval, QC H7A 1A1","72106-Welders, all",Unknown,1,"1,200"`;
const FRENCH =
  "Province/Territoire,Volet du programme,Employeur,Adresse,Profession,Statut,EIMT approuvées,Postes approuvés";
const file = (...lines: string[]) => Buffer.from(lines.join("\r\n"));
const forge = ["Forge Boréale inc.", "Laval", "QC", "low_wage", "72106", 1, 1_200];

describe("La lecture d'une liste d'EIMT", () => {
  it.each([
    ["en CSV, aux cellules complétées d'espaces", file(TITLE, HEADINGS, ROW)],
    ["compressée", gzipSync(file(TITLE, HEADINGS, ROW))],
    [
      "avec marque d'UTF-8 et notes à la fin",
      file(`\uFEFF${TITLE}`, HEADINGS, ROW, "Notes", '"1. Voir, ailleurs.",,,'),
    ],
    [
      "aux titres en français",
      file(TITLE, FRENCH, ROW.replace("Low Wage", "Volet des bas salaires")),
    ],
  ])("%s", async (_what, bytes) => {
    const { quarter, entries, fingerprint } = await readLmiaFile(bytes);
    expect({ quarter, entries }).toEqual({ quarter: "2025-01-01", entries: [forge] });
    expect(fingerprint).toMatch(/^[0-9a-f]{64}$/);
  });

  it("en XLSX, en français, des deux classifications", async () => {
    const read = await readLmiaFile(readFileSync("tests/support/lmia/liste.xlsx"));
    expect(read.quarter).toBe("2025-04-01");
    expect(read.entries).toEqual([
      ["Forge Boréale inc. s/n Les Forges du Nord", "Laval", "QC", "low_wage", "72106", 1, 12],
      ["Ferme d’Ailleurs", "Lyon", "", "agriculture", null, 2, 3],
    ]);
  });

  it.each([
    [
      "des colonnes inconnues",
      file("a,b,c", "1,2,3"),
      "colonnes de ce fichier sont inconnues : a, b, c",
    ],
    ["rien", file(""), "colonnes de ce fichier sont inconnues"],
    ["un XLSX abîmé", Buffer.from("PK\u0003\u0004 rien"), "XLSX est illisible"],
    ["un gzip abîmé", Buffer.from([0x1f, 0x8b, 1, 2]), "ni un CSV ni un XLSX"],
    ["pas de trimestre", file(HEADINGS, ROW), "ne dit pas son trimestre"],
    [
      "une province inconnue",
      file(TITLE, HEADINGS, ROW.replace("Quebec", "Atlantis")),
      "Ligne 3 : « Atlantis »",
    ],
    [
      "un volet inconnu",
      file(TITLE, HEADINGS, ROW.replace("Low Wage", "Lune")),
      "« Lune » est inconnu",
    ],
    [
      "un nombre illisible",
      file(TITLE, HEADINGS, ROW.replace("1,200", "douze")),
      "« douze » n’est pas un nombre",
    ],
  ])("refuse d'une ligne %s", async (_what, bytes, reason) => {
    const refusal = await readLmiaFile(bytes).catch((error: Error) => error.message);
    expect(refusal).toContain(reason);
    expect(String(refusal)).not.toContain("\n");
  });

  it("prend un chemin ou une adresse, et le trimestre qu'on lui dit", async () => {
    const site = await host((_, answer) => answer.end(file(HEADINGS, ROW)));
    const read = await lmiaArguments({ address: `${site}/liste.csv`, quarter: "2025-2" });
    expect(read).toMatchObject({ quarter: "2025-04-01", entries: [forge], force: false });
    for (const wrong of [
      {},
      { address: "ftp://exemple.test/a" },
      { address: "http://exemple.test/a" },
    ]) {
      await expect(lmiaArguments(wrong)).rejects.toThrow();
    }
  });
});

describe("La tâche qui regarde le portail", () => {
  const environment = { secretKey: "clé", publishableKey: "", siteUrl: "", siteEmail: "" };
  async function check(resources: object[], authorization = "Bearer clé") {
    const calls: [string, unknown][] = [];
    const site = await host(async (request, answer) => {
      let body = "";
      for await (const piece of request) body += piece;
      if (request.url === "/portail") return answer.end(JSON.stringify({ result: { resources } }));
      calls.push([request.url ?? "", JSON.parse(body)]);
      const state = [{ quarters: ["2025-01-01"] }];
      answer.setHeader("content-type", "application/json");
      answer.end(request.url?.endsWith("lmia_state") ? JSON.stringify(state) : "null");
    });
    const request = new Request("http://f.test", {
      method: "POST",
      body: "{}",
      headers: { authorization },
    });
    const whole = {
      ...environment,
      supabaseUrl: site,
      postalAddress: "",
      sendMail: async () => {},
    };
    const response = await handle(request, whole, `${site}/portail`);
    return { status: response.status, body: await response.json(), calls };
  }

  it("ne dit que ce qui est plus récent, et ne charge rien", async () => {
    const old = { name: "2025Q1 Positive LMIA (EN)" };
    const newer = { name: "Liste, avril à juin 2025", url: "https://exemple.test/liste.xlsx" };
    expect((await check([old])).body).toEqual({ success: true, newest: null });
    const { body, calls } = await check([newer, old]);
    expect(body.newest).toBe("Liste, avril à juin 2025 https://exemple.test/liste.xlsx");
    expect(calls.map(([url]) => url.split("/").at(-1))).toEqual([
      "lmia_state",
      "record_lmia_check",
      "record_run",
    ]);
  });

  it("dit quand le portail ne nomme rien, et n'obéit qu'à l'exploitant", async () => {
    expect((await check([])).status).toBe(502);
    expect((await check([{ name: "2025Q2" }], "Bearer autre")).status).toBe(401);
  });
});

it("la période et les métiers se lisent en une phrase", () => {
  expect(periodLabel(["2025-01-01"])).toBe("janvier à mars 2025");
  expect(periodLabel(["2024-07-01", "2024-10-01", "2025-01-01"])).toBe("juillet 2024 à mars 2025");
  expect(periodLabel(["2024-01-01", "2024-07-01"])).toBe(
    "janvier à mars 2024, puis juillet à septembre 2024",
  );
  const list = ["Soudeur·euse", "Machiniste", "Cuisinier·ère"].map((label, n) => ({
    label,
    positions: 9 - n,
  }));
  expect(tradesText(list, 2)).toBe("Soudeur·euse (9), Machiniste (8) et 1 autre métier");
});
