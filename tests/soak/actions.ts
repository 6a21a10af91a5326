import type { Account } from "#tests/support/accounts/accounts.ts";
import type { Ledger } from "./promises.ts";
import type { Answer, Visitor } from "./visitor.ts";

export type Person = Account & { visitor: Visitor; cv?: string };

/** The people and offers that the actions use. */
export type World = {
  strangers: Visitor[];
  candidates: Person[];
  recruiters: Person[];
  /** Offers that the recruiters here published and still have. */
  offers: string[];
  ledger: Ledger;
  /** Ids of applications that nobody has answered. */
  waiting(recruiter: Person): Promise<string[]>;
};

/** All answers to an action, for their statuses. */
export type Action = (world: World, n: number) => Promise<Answer[]>;

const WORDS = [
  "soins",
  "infirmière québec",
  "soudeuse",
  "comtable",
  "équipe",
  "stage",
  "RH",
  "HE-0000042",
];
const LISTS = [
  "/",
  "/emplois",
  "/freelance",
  "/bourses",
  "/actualites",
  "/metiers",
  "/emplois/carte",
];

const pick = <Item>(items: Item[], n: number): Item => items[n % items.length] as Item;
const isDone = ({ text }: Answer) => text.includes('"status":"done"');

/** What people do, with how often each is done among twenty-one actions. */
export const actions: Record<string, { share: number; run: Action }> = {
  browse: {
    share: 7,
    run: async ({ strangers, offers }, n) => {
      const visitor = pick(strangers, n);
      const list = await visitor.get(pick(LISTS, n));
      const page = await visitor.get(`/emplois?page=${1 + (n % 40)}`);
      return [list, page, await visitor.get(`/emplois/${pick(offers, n)}`)];
    },
  },
  search: {
    share: 4,
    run: async ({ strangers }, n) => {
      const question = encodeURIComponent(pick(WORDS, n));
      return [
        await pick(strangers, n).get(`/emplois?q=${question}${n % 3 ? "" : "&province=quebec"}`),
      ];
    },
  },
  "sign in": {
    share: 1,
    run: async ({ candidates }, n) => {
      const { visitor, email, password } = pick(candidates, n);
      if (!(await visitor.signIn(email, password))) throw new Error("no session was opened");
      return [await visitor.get("/espace-utilisateur")];
    },
  },
  save: {
    share: 2,
    run: async ({ candidates, offers, ledger }, n) => {
      const { id: user, visitor } = pick(candidates, n);
      const offer = pick(offers, n * 7);
      const value = { kind: "job", id: offer };
      const answer = await visitor.act(`/emplois/${offer}`, "saveItem", { value });
      const known = ledger.saved.some((one) => one.user === user && one.offer === offer);
      if (isDone(answer) && !known) ledger.saved.push({ user, offer });
      return [answer];
    },
  },
  apply: {
    share: 2,
    run: async ({ candidates, offers, ledger }, n) => {
      const { id: candidate, visitor, cv = "" } = pick(candidates, n);
      const offer = pick(offers, Math.floor(n / candidates.length));
      const form = { kind: "job", id: offer, document_id: cv, cover_message: "Bonjour." };
      const answer = await visitor.act(`/emplois/${offer}`, "sendApplication", { form });
      if (isDone(answer)) ledger.applications.push({ candidate, offer });
      return [answer];
    },
  },
  publish: {
    share: 1,
    run: async ({ recruiters, ledger }, n) => {
      const title = `Poste éprouvé ${n} ${crypto.randomUUID().slice(0, 8)}`;
      const form = {
        ...{ title, company_name: "Boréal inc.", contract_type: "Freelance", status: "published" },
        ...{ location: "Québec", province: "QC" },
        description: "Un texte qui dit ce que l’on y fait. ".repeat(20),
      };
      const answer = await pick(recruiters, n).visitor.act("/admin/jobs", "saveJob", { form });
      if (isDone(answer)) ledger.titles.push(title);
      return [answer];
    },
  },
  answer: {
    share: 2,
    run: async ({ recruiters, ledger, waiting }, n) => {
      const recruiter = pick(recruiters, n);
      const list = await recruiter.visitor.get("/admin/candidatures");
      const [id] = await waiting(recruiter);
      if (!id) return [list];
      const form = { id, status: "Entretien", message: "Parlons-nous." };
      const answer = await recruiter.visitor.act("/admin/candidatures", "changeStatuses", { form });
      if (isDone(answer)) ledger.answered.push(id);
      return [list, answer];
    },
  },
  alert: {
    share: 1,
    run: async ({ candidates }, n) => {
      const question = `${pick(WORDS, n)} ${n}`;
      const form = {
        ...{ kind: "job", params: JSON.stringify({ q: question }), label: question },
        ...{ address: `/emplois?q=${encodeURIComponent(question)}`, frequency: "daily", email: "" },
      };
      const { visitor } = pick(candidates, n);
      return [await visitor.act("/alertes/nouvelle", "requestAlert", { form })];
    },
  },
  report: {
    share: 1,
    run: async ({ strangers, offers, ledger }, n) => {
      const visitor = pick(strangers, n);
      // Of one offer each stranger is heard three times an hour.
      const offer = pick(offers, Math.floor(n / strangers.length));
      const email = `temoin-${n}-${crypto.randomUUID().slice(0, 8)}@exemple.ca`;
      const page = await visitor.get(`/signaler/emplois/${offer}`);
      const form = { kind: "job", id: offer, reason: "other", message: "À relire.", email };
      const answer = await visitor.act(`/signaler/emplois/${offer}`, "reportContent", { form });
      if (isDone(answer)) ledger.reports.push({ email, offer });
      return [page, answer];
    },
  },
};
