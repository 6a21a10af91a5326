import type { FreelanceJob } from "@/lib/freelance/schema";
import type { Job } from "@/lib/jobs/schema";
import type { Article } from "@/lib/news/schema";
import { emptyAbroad } from "@/lib/publications/abroad";
import type { Scholarship } from "@/lib/scholarships/schema";

const ID = "00000000-0000-4000-8000-000000000001";
const MOMENT = "2026-11-01T09:30:00+00:00";

/** A published offer without end in sight; `changes` is what the test is about. */
export function aJob(changes: Partial<Job> = {}): Job {
  return {
    id: ID,
    title: "Infirmier·ère",
    company_name: "Réseau des Tilleuls",
    company: null,
    location: "Laval, Québec",
    province: "QC",
    municipality_id: null,
    employer_id: null,
    remote: false,
    description: "Vous soignez.\n\nVous écoutez.",
    requirements: ["DEC en soins infirmiers"],
    benefits: ["Régime de retraite"],
    contract_type: "CDI",
    sector: "health",
    trade: "infirmier",
    activity_sector: null,
    salary_range: "30 à 38 $ l'heure",
    salary_min: 30,
    salary_max: 38,
    salary_period: "hour",
    yearly_pay: 62_400,
    low_pay_reason: null,
    existing_vacancy: null,
    ai_selection: null,
    work_mode: null,
    remote_from: null,
    work_time: null,
    weekly_hours_min: null,
    weekly_hours_max: null,
    contract_months: null,
    application_deadline: "2099-01-31",
    time_zone: "America/Toronto",
    closes_at: "2099-02-01T05:00:00+00:00",
    start_date: null,
    answer_days: 30,
    max_applications: null,
    full_on: null,
    questions: [],
    ...emptyAbroad,
    abroad_marks: [],
    posted_at: MOMENT,
    status: "published",
    recruiter_id: null,
    import_key: null,
    was_public: true,
    is_hidden: false,
    created_at: MOMENT,
    updated_at: MOMENT,
    ...changes,
  };
}

/** A published mission done at home. */
export function aFreelanceJob(changes: Partial<FreelanceJob> = {}): FreelanceJob {
  return {
    id: ID,
    title: "Tableau de bord",
    company_name: null,
    location: "À distance",
    description: "Quatre écrans.",
    skills_required: ["React"],
    budget: 4000,
    duration: "2 mois",
    duration_months: 2,
    ...emptyAbroad,
    application_deadline: null,
    closes_at: "infinity",
    posted_at: MOMENT,
    status: "published",
    answer_days: 30,
    max_applications: null,
    full_on: null,
    ...changes,
  };
}

/** A published bourse. */
export function aScholarship(changes: Partial<Scholarship> = {}): Scholarship {
  return {
    id: ID,
    title: "Bourse d'excellence",
    university: "Université Laval",
    location: "Québec",
    level: "Master",
    field: "Sciences",
    amount: "10 000 $",
    deadline: "2099-02-01",
    closes_at: "2099-02-02T05:00:00+00:00",
    duration: null,
    description: "Pour deux ans.",
    requirements: ["Très bon dossier"],
    benefits: [],
    official_link: "https://exemple.ca/bourse",
    application_mode: "official",
    status: "published",
    updated_at: MOMENT,
    open_to: null,
    citizenships: [],
    highest_level: null,
    other_fields: [],
    applicants: null,
    verified_on: null,
    usual_deadlines: [],
    deadline_rule: null,
    ...changes,
  };
}

/** A published article. */
export function anArticle(changes: Partial<Article> = {}): Article {
  return {
    id: ID,
    title: "Ce qui change en janvier",
    excerpt: null,
    content: "## Visas\n\nLes délais.",
    category: "visas",
    tags: [],
    image_url: null,
    author_name: "Camille Desrosiers",
    published_at: MOMENT,
    updated_at: MOMENT,
    reading_minutes: 3,
    like_count: 0,
    comment_count: 0,
    status: "published",
    sources: [],
    in_force_from: null,
    in_force_until: null,
    verified_on: null,
    verification_due: null,
    change_note: null,
    changed_on: null,
    replaced_by: null,
    replaced_on: null,
    ...changes,
  };
}
