import type { Kind } from "@/lib/publications/kinds";

type Own = { kind: Kind; item_id: string; title: string; applications: number };

/** What `my_dashboard` answers a recruiter; dates are ISO days. */
export type Dashboard = {
  /** Of the whole site. */
  counts: { jobs: number; scholarships: number; articles: number; users: number };
  has_published: boolean;
  /** Whether something of the viewer's is read before it appears. */
  publishing_waits: boolean;
  /** Applications without an answer: those due first, how many are late, how many nobody has read. */
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
  /** Each by its Monday, the oldest first. */
  weeks: { week: string; applications: number }[];
  /** Statuses that no application has are left out. */
  statuses: { status: string; applications: number }[];
  /** What was opened most in the last 30 days. */
  seen: (Own & { views: number })[];
  deadlines: (Own & { deadline: string })[];
};
