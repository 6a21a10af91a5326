import type { Kind } from "@/lib/publications/kinds";

type Own = { kind: Kind; item_id: string; title: string; applications: number };

/** Result of `my_dashboard`; dates are ISO days. */
export type Dashboard = {
  /** Of the whole site. */
  counts: { jobs: number; scholarships: number; articles: number; users: number };
  has_published: boolean;
  /** True when the viewer's publications are reviewed before they appear. */
  publishing_waits: boolean;
  /** Unanswered applications: the first that are due, the number of late ones and of unread ones. */
  waiting: {
    first: {
      id: string;
      applicant_name: string | null;
      applicant_email: string | null;
      title: string | null;
      answer_due_on: string | null;
    }[];
    late: number;
    fresh: number;
  };
  /** One entry per week, by its Monday, oldest first. */
  weeks: { week: string; applications: number }[];
  /** Statuses without applications are left out. */
  statuses: { status: string; applications: number }[];
  /** Publications with the most views in the last 30 days. */
  seen: (Own & { views: number })[];
  deadlines: (Own & { deadline: string })[];
};
