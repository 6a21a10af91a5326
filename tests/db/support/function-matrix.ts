// Callers stand in this order: visitor, candidate, another candidate, recruiter, another recruiter,
// operator, the candidate while suspended, the recruiter while suspended. Functions are asked about
// rows of the first of each; `function-outcomes.ts` says what the letters mean.

export const NOBODY = "- - - - - - - -";

/** What each caller gets of functions of the Data API; those that are not here are nobody's. */
const BY_OUTCOME: Record<string, string> = {
  // Two of those that the service role alone may call.
  [NOBODY]: "application_mail grant_operator",
  "0 0 0 0 0 0 0 0": `
    alerts_by_token calendar_by_token check_lmia_name confirm_alert confirm_newsletter correct_query count_view
    employer_lmia leave_alerts list_employers list_lmia_employers lmia_state lmia_trades news_change_years news_changes offered_trades read_place
    reset_rate_limit response_rate scheduled_jobs similar_jobs suggest suggest_towns
    trade_figures trade_pay_classes unsubscribe_newsletter`,
  "- 0 0 0 0 0 0 0": `
    confirm_employer_check employer_invitation employer_invitations employer_team
    end_my_sessions look_for_employer my_audit my_decisions my_employer_checks my_employers
    my_lasting_images my_sessions my_withdrawn_targets offer_employer_proof posting_rules_of
    read_places record_how_filled revoke_employer_invitation use_recovery_code`,
  "A A A A A A A A": `
    count_facets count_publications count_searches find_scholarships job_facets
    list_freelance_jobs list_jobs list_news list_scholarships publishing_review report_target
    request_alert sitemap_parts subscribe_newsletter take_rate_limit town_distances`,
  "- - - - - A - -": "operator_accounts operator_cases operator_waiting site_figures",
  "- ! ! ! ! ! ! !": "contest_case import_jobs remind_application",
  "- - - - - ! - -": "decide_case decide_verification review_case",
  "- 0 0 A 0 0 0 0": "log_applications_export my_publication_figures received_by_status",
  "- - - - - 0 - -": "open_employer_proof operator_audit",
  "- A A A A A A A": "my_account signed_in_recently",
  "- A+ A A+ A A A+ A+": "my_calendar_token save_search",
  "- ! ! A+ ! ! ! !": "open_application_cv",
  "- ! ! AC+ ! ! ! !": "set_application_status",
  "- ! - - - - ! -": "remove_employer_member",
  "- ! 0 0+ 0 0 ! 0+": "delete_my_account",
  "- - - ! ! - - -": "accept_employer_invitation",
  "- - - - - A+ - -": "suspend_account",
  "- - - - - ARS - -": "operator_case",
  "- - - - - AR - -": "operator_publications",
  "- 0 0 AC 0 0 0 0": "received_applications",
  "- 0 0 AC A 0 0 0": "my_dashboard",
  "- 0 0 AR 0 0 0 0": "received_publications",
  "- 0 0 AR 0 0 0 AR": "my_publications_export",
  "- A 0 0 0 0 A 0": "my_saved_items",
  "- A 0 A 0 0 A A": "my_traces",
  "- A A AR A A A A": "publication_target",
  "- A+ A 0 A A A+ 0": "ask_about_abroad",
  "- AC 0 0 0 0 AC 0": "my_pending_comments",
  "- AC AS A A A AC A": "my_data_export",
  "- AC+ ! ! ! ! AC+ !": "withdraw_application",
  "0+ 0+ 0+ 0+ 0+ 0+ 0+ 0+": "report_content",
  "A A+ A A+ A A A+ A+": "send_contact_message",
};

/** The same by function. */
export const FUNCTIONS: Record<string, string> = Object.fromEntries(
  Object.entries(BY_OUTCOME).flatMap(([outcome, names]) =>
    names
      .trim()
      .split(/\s+/)
      .map((name) => [name, outcome]),
  ),
);

/** What policies, and functions that run as their caller, ask in the caller's name. */
export const FOR_POLICIES = [
  "abroad_marks",
  "are_usual_days",
  "clock",
  "closes_at",
  "country_codes",
  "employer_name_key",
  "has_applications",
  "has_quota",
  "is_amount",
  "is_day",
  "is_https",
  "is_list",
  "is_operator",
  "is_own",
  "is_public",
  "is_public_article",
  "is_public_publication",
  "is_recruiter",
  "is_short_list",
  "is_source_list",
  "is_unused_file",
  "is_visible_text",
  "member_of",
  "must_add_two_factor",
  "my_employers",
  "my_publications",
  "search_ids",
  "session_is_valid",
  "time_zone",
  "today",
  "topic_words",
  "yearly_pay",
];
