import type { Database } from "@/lib/supabase/database.types";

type Functions = Database["public"]["Functions"];

/** An account as an operator finds it; somebody may have neither name nor ever have signed in. */
export type Account = Omit<
  Functions["operator_accounts"]["Returns"][number],
  "full_name" | "last_sign_in_at"
> & { full_name: string | null; last_sign_in_at: string | null };

/** What an operator needs to know of a rule of postings to switch it. */
export type PostingRule = Pick<
  Database["public"]["Tables"]["posting_rules"]["Row"],
  "id" | "province" | "sentence" | "link" | "state" | "enabled" | "checked_on"
>;
