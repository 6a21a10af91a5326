import { describe, expect, it } from "vitest";
import { jobsCsv, jobsTemplate, MAX_IMPORTED, readJobsCsv } from "@/lib/jobs/csv";
import type { Job } from "@/lib/jobs/schema";
import { emptyAbroad } from "@/lib/publications/abroad";
import { aJob } from "@/tests/support/publications/publications";

const read = (text: string) => readJobsCsv(new TextEncoder().encode(text));
const head = "titre;entreprise;description";

/** What the site and the database fill in by themselves. */
type SetByDatabase =
  | "id"
  | "created_at"
  | "updated_at"
  | "posted_at"
  | "recruiter_id"
  | "employer_id"
  | "import_key"
  | "abroad_marks"
  | "was_public"
  | "is_hidden"
  | "yearly_pay"
  | "remote"
  | "municipality_id"
  | "time_zone"
  | "closes_at"
  | "full_on";

const written: Omit<Job, SetByDatabase> = {
  title: "=Chef·fe d’équipe",
  company_name: "Phares; et balises",
  company: null,
  location: "Rimouski (Québec)",
  province: "NB",
  questions: ["Un permis, lequel\u00a0?", "Quand pouvez-vous commencer\u00a0?"],
  description: "Une ligne\nune autre, «\u00a0ici\u00a0».",
  requirements: ["Permis, classe 5", "Sang-froid"],
  benefits: ["Vue"],
  contract_type: "Stage",
  sector: "health",
  trade: "infirmier",
  activity_sector: null,
  salary_range: "27\u00a0$ l’heure",
  salary_min: 27,
  salary_max: 34.5,
  salary_period: "hour",
  low_pay_reason: "Stage crédité, payé en bourse",
  existing_vacancy: false,
  ai_selection: true,
  work_mode: "remote",
  remote_from: "abroad",
  work_time: "part",
  weekly_hours_min: 20,
  weekly_hours_max: 37.5,
  contract_months: 4,
  application_deadline: "2027-06-30",
  start_date: null,
  answer_days: 14,
  max_applications: 50,
  open_abroad: true,
  permit_offer: "francophone_mobility",
  relocation_help: false,
  relocation_note: "Aucune, désolé",
  french_level: "intermediate",
  english_level: "none",
  abroad_start_date: "2027-09-01",
  status: "filled",
};

describe("un fichier d'offres", () => {
  it("ce qui est exporté s'importe, champ pour champ", () => {
    const file = jobsCsv([aJob(written)]);
    const { values, problems } = read(file);
    expect(problems).toEqual([]);
    expect(values).toEqual([written]);
    // One decimal sign a file: a spreadsheet takes the other for a date.
    expect(file).toContain("34,5");
    expect(file).not.toMatch(/;\d+\.\d+;/);
  });

  it("le modèle passe la vérification", () => {
    expect(read(jobsTemplate())).toMatchObject({ problems: [], values: [{ sector: "health" }] });
  });

  it("comprend les mots français, les codes et les dates du Québec comme de France", () => {
    const { values } = read(
      `${head};province;secteur;metier;date_limite;teletravail;etat\nA;B;C;québec;tech;Electricien·ne;5/1/2027;Oui;brouillon`,
    );
    expect(values[0]).toMatchObject({
      province: "QC",
      sector: "tech",
      trade: "electricien",
      application_deadline: "2027-01-05",
      work_mode: "hybrid",
      status: "draft",
      contract_type: "CDI",
    });
  });

  it("laisse ouvert ce que les colonnes de l'étranger ne disent pas, et refuse ce qu'elles disent mal", () => {
    const columns = `${head};province;etranger;permis;installation;francais;anglais;debut_etranger`;
    expect(read(`${columns}\nA;B;C;;;;;;;`).values[0]).toMatchObject({
      ...emptyAbroad,
      status: "draft",
    });
    expect(
      read(`${columns}\nA;B;C;NB;Oui;eimt obtenue;n;avancé;notions;1/9/2027`).values[0],
    ).toMatchObject({
      open_abroad: true,
      permit_offer: "lmia_obtained",
      relocation_help: false,
      french_level: "advanced",
      english_level: "beginner",
      abroad_start_date: "2027-09-01",
    });
    expect(
      read(
        `${columns}\nA;B;C;QC;peut-être;francophone_mobility;;C1;;demain\nA;B;C;QC;;francophone_mobility;;;;`,
      ).problems.map(({ line, column }) => [line, column]),
    ).toEqual([
      [2, "etranger"],
      [2, "francais"],
      [2, "debut_etranger"],
      [3, "permis"],
    ]);
  });

  it.each([
    ...["2027-03-01", "2027-3-1", "2027/03/01", "2027.03.01", "2027-03-01 00:00:00"],
    ...["01/03/2027", "1/3/2027", "01.03.2027", "01-03-2027", "01/03/2027 00:00"],
    ...["1er mars 2027", "1 mars 2027", "le lundi 1er\u00a0mars 2027", "1-mars-27", "01-Mar-2027"],
    ...["March 1, 2027", "Mar. 1st 2027", "Monday, March 1, 2027", "1 March 2027"],
  ])("lit la date %s", (cell) => {
    expect(read(`${head};date_limite\nA;B;C;"${cell}"`).values[0]).toMatchObject({
      application_deadline: "2027-03-01",
    });
  });

  it.each([
    ["QC;Laval", "2027-03-02T04:59:59Z"],
    [";Vancouver (C.-B.)", "2027-03-02T06:59:59.000Z"],
    ["NL;", "Tue, 02 Mar 2027 03:29:59 GMT"],
    [";", "2027-03-01T00:00:00Z"],
  ])("lit d'un moment le jour qu'il est au lieu de travail (%s, %s)", (place, cell) => {
    const { values } = read(`${head};province;lieu;date_limite\nA;B;C;${place};"${cell}"`);
    expect(values).toMatchObject([{ application_deadline: "2027-03-01" }]);
  });

  it("demande ce qu'une date veut dire quand le mois pourrait venir d'abord", () => {
    const doubts = (...cells: string[]) =>
      read(`${head};date_limite;debut\n${cells.map((cell) => `A;B;C;${cell}`).join("\n")}`).doubts;
    expect(doubts("03/01/2027;")).toMatchObject([
      { line: 2, about: "days", text: expect.stringContaining("sera lu comme le 3 janvier 2027") },
    ]);
    expect(doubts("03/01/2027;15/01/2027", "04/05/2027;")).toEqual([]);
    expect(doubts("05/05/2027;2027-01-03")).toEqual([]);
    expect(doubts("01/15/2027;")).toEqual([]);
  });

  it.each([
    ["C.D.I.", "CDI"],
    ["Permanent", "CDI"],
    ["Contract", "CDD"],
    ["Fixed-term", "CDD"],
    ["Internship", "Stage"],
    ["Travailleur autonome", "Freelance"],
  ])("lit le contrat « %s »", (cell, contract_type) => {
    const { values, doubts } = read(`${head};contrat\nA;B;C;${cell}`);
    expect([values[0]?.contract_type, doubts]).toEqual([contract_type, []]);
  });

  it.each([
    ["En ligne", "published"],
    ["en attente de vérification", "published"],
    ["Publié", "published"],
    ["Draft", "draft"],
    ["pourvu", "filled"],
  ])("lit l'état « %s », comme la liste le dit", (cell, status) => {
    expect(read(`${head};province;etat\nA;B;C;QC;${cell}`).values).toMatchObject([{ status }]);
  });

  it.each([
    ["Temps\u00a0plein", "full"],
    ["Full-time", "full"],
    ["part time", "part"],
  ])("lit « %s » à la place du contrat, et le demande", (cell, work_time) => {
    const { values, doubts } = read(`${head};contrat\nA;B;C;${cell}`);
    expect(values[0]).toMatchObject({ contract_type: "CDI", work_time });
    expect(doubts).toMatchObject([{ line: 2, about: "contract" }]);
  });

  it("lit les mots anglais et abrégés des menus", () => {
    const columns = `${head};province;teletravail;temps;periode;salaire_min;etranger`;
    const { values } = read(`${columns}\nA;B;C;T.-N.-L.;Remote;Temps complet;Hourly;27;Yes`);
    expect(values[0]).toMatchObject({
      ...{ province: "NL", work_mode: "remote", work_time: "full" },
      ...{ salary_period: "hour", open_abroad: true },
    });
  });

  it.each(["31/02/2027", "bientôt", "2027-2-30", "01/15/2027", "1 jui 2027", "1800-01-01"])(
    "dit en français, avec sa forme, la date que %s n'est pas",
    (cell) => {
      const { problems } = read(`${head};date_limite\nA;B;C;${cell}`);
      expect(problems).toEqual([
        {
          line: 2,
          column: "date_limite",
          message: "Indiquez une date (année-mois-jour), par exemple 2027-03-15",
        },
      ]);
    },
  );

  it("demande la période de montants qui n'en ont pas", () => {
    const columns = `${head};salaire_min;salaire_max;periode`;
    for (const amounts of ["40000;45000;", ";45000;", "40000;;"]) {
      const { problems } = read(`${columns}\nA;B;C;${amounts}`);
      expect(problems).toMatchObject([{ line: 2, column: "periode" }]);
      expect(problems[0]?.message).toContain("période");
    }
    expect(read(`${columns}\nA;B;C;40000;45000;par an`).problems).toEqual([]);
    expect(read(`${columns}\nA;B;C;;;`).problems).toEqual([]);
  });

  it("nomme ce qu'une cellule peut dire, quand elle dit autre chose", () => {
    const { problems } = read(
      `${head};etranger;permis;reponse_jours;metier;contrat\nA;B;C;peut-être;visa;10;${"dompteur ".repeat(9)};Bénévole`,
    );
    const helpOf = Object.fromEntries(
      problems.map(({ column, message }) => [column, message.replaceAll("\u00a0", " ")]),
    );
    expect(helpOf.etranger).toBe(
      "« peut-être » n’est pas dans la liste. Valeurs possibles : oui, non.",
    );
    expect(helpOf.permis).toContain("EIMT obtenue, EIMT demandée, ");
    expect(helpOf.reponse_jours).toContain("Valeurs possibles : 7, 14, 21, 30.");
    expect(helpOf.contrat).toContain("CDI, CDD, Stage, Freelance");
    expect(helpOf.metier).toMatch(
      /^« (dompteur )+domp… ».*compte \d+ choix. Par exemple : Infirmier·ère, /,
    );
  });

  it("refuse d'une offre à publier les jours déjà passés, avec le reste de sa ligne, pas d'un brouillon", () => {
    const columns = `${head};etat;date_limite;debut;debut_etranger`;
    const rows = `;B;C;Publiée;2027-03-09;2027-03-10;9/3/2027\nA;B;C;Publiée;2027-03-09;;\nA;B;C;Brouillon;2027-03-09;;`;
    const file = new TextEncoder().encode(`${columns}\n${rows}`);
    expect(
      readJobsCsv(file, "2027-03-10").problems.map(({ line, column }) => [line, column]),
    ).toEqual([
      [2, "titre"],
      [2, "date_limite"],
      [2, "debut_etranger"],
      [3, "date_limite"],
    ]);
    expect(readJobsCsv(file, "2027-03-09").problems).toMatchObject([{ column: "titre" }]);
  });

  it("dit chaque erreur avec sa ligne et sa colonne, et ne garde rien", () => {
    const { values, problems } = read(
      `${head};contrat;date_limite\nA;B;C;CDI;\n;B;;Bénévole;31/02/2027`,
    );
    expect(values).toEqual([]);
    expect(problems.map(({ line, column }) => [line, column])).toEqual([
      [3, "titre"],
      [3, "contrat"],
      [3, "description"],
      [3, "date_limite"],
    ]);
    expect(problems[0]?.message).toBe("Le titre est requis");
  });

  it("refuse une colonne inconnue ou absente, un fichier vide, trop long ou cassé", () => {
    expect(read("titre;entreprise;salarie\nA;B;C").problems).toMatchObject([
      { column: "description", message: "Cette colonne est absente du fichier." },
      {
        column: "salarie",
        message:
          "Cette colonne n’est pas connue\u00a0: renommez-la d’après la liste, ou supprimez-la.",
      },
    ]);
    expect(read("").problems[0]?.message).toContain("vide");
    expect(read(head).problems[0]?.message).toBe("Ce fichier ne contient aucune offre.");
    const long = `${head}\n${"A;B;C\n".repeat(MAX_IMPORTED + 1)}`;
    expect(read(long).problems[0]?.message).toMatch(/plus de 2.000 offres/);
    expect(read(`${head}\n"A;B;C`).problems).toHaveLength(1);
    const wide = read(`titre;entreprise\n${"a;".repeat(600_000)}`);
    expect(wide.problems[0]?.message).toMatch(/séparateurs/);
    for (const rows of ["a;b\n".repeat(600_000), "\n".repeat(600_000)]) {
      const [problem] = read(`titre;entreprise\n${rows}`).problems;
      expect(problem?.message).toMatch(
        /plus de 2.000 offres, ou trop de lignes et de colonnes vides/,
      );
    }
    expect(readJobsCsv(new Uint8Array(3 * 1024 * 1024)).problems[0]?.message).toMatch(/2,5\sMo/);
  });
});
