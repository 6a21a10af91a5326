-- Who may touch what at all; policies then choose the rows. Hosted Supabase used to grant
-- everything on new tables, bare PostgreSQL lets PUBLIC execute new functions: take both away
-- first. Later migrations drop some of these functions and grant their own.
revoke all on schema private from public;
revoke all on all tables in schema public, private from public, anon, authenticated;
revoke all on all sequences in schema public from public, anon, authenticated;
revoke execute on all functions in schema public, private from public, anon, authenticated;

grant usage on schema public, private to anon, authenticated, service_role;

-- Public reading.
grant select on public.jobs, public.freelance_jobs, public.scholarships, public.news_articles,
  public.comments to anon, authenticated;
grant execute on function
  public.search_jobs(text), public.search_freelance_jobs(text), public.search_scholarships(text),
  public.search_news(text), private.matching_jobs(text), private.matching_freelance_jobs(text),
  private.matching_scholarships(text), private.matching_news(text),
  private.is_public_article(uuid), public.calendar_by_token(text)
  to anon, authenticated;

-- What visitors may leave behind.
grant execute on function
  public.subscribe_newsletter(text, text), public.confirm_newsletter(text),
  public.unsubscribe_newsletter(text), public.send_contact_message(text, text, text, text, text),
  public.take_rate(text, text, integer, integer), public.count_view(text, uuid)
  to anon, authenticated;

-- Members, about themselves.
grant select on public.profiles, public.documents, public.applications,
  public.application_events, public.cv_openings, public.saved_items, public.calendar_tokens,
  public.article_likes to authenticated;
grant update (full_name, phone, occupation, country, bio_long, avatar_path,
  job_alerts, news_alerts, promo_alerts) on public.profiles to authenticated;
grant update (file_name, is_default), delete on public.documents to authenticated;
grant insert (candidate_id, job_id, freelance_id, scholarship_id, status, cover_message,
  document_id) on public.applications to authenticated;
grant insert (user_id, job_id, freelance_id, scholarship_id), delete on public.saved_items
  to authenticated;
grant insert (article_id, user_id), delete on public.article_likes to authenticated;
grant insert (article_id, user_id, body), update (status) on public.comments to authenticated;
grant execute on function
  public.record_consent(text, boolean, text), public.register_document(text, text),
  public.withdraw_application(uuid), public.remind_application(uuid),
  public.my_calendar_token(boolean), public.my_data_export(), public.delete_my_account()
  to authenticated;

-- Recruiters; policies ask for the role and the ownership.
grant insert (id, title, company_name, company, location, province, remote, description,
  requirements, benefits, contract_type, sector, activity_sector, salary_range, salary_min,
  salary_max, salary_period, application_deadline, start_date, status, recruiter_id),
  update (title, company_name, company, location, province, remote, description,
  requirements, benefits, contract_type, sector, activity_sector, salary_range, salary_min,
  salary_max, salary_period, application_deadline, start_date, status),
  delete on public.jobs to authenticated;
grant insert (id, title, company_name, location, description, skills_required, budget, duration,
  application_deadline, status, recruiter_id),
  update (title, company_name, location, description, skills_required, budget, duration,
  application_deadline, status),
  delete on public.freelance_jobs to authenticated;
grant insert (id, title, university, location, level, field, amount, deadline, duration,
  description, requirements, benefits, official_link, application_mode, status, recruiter_id),
  update (title, university, location, level, field, amount, deadline, duration,
  description, requirements, benefits, official_link, application_mode, status),
  delete on public.scholarships to authenticated;
grant insert (id, title, excerpt, content, category, tags, image_url, featured, author_id,
  author_name, status),
  update (title, excerpt, content, category, tags, image_url, featured, author_name, status),
  delete on public.news_articles to authenticated;
grant execute on function
  public.set_application_status(uuid, text, text), public.open_application_cv(uuid),
  public.dashboard_counts(), public.my_views(date)
  to authenticated;

-- What policies, constraints and defaults evaluate in the caller's name.
grant execute on function
  private.is_recruiter(), private.my_publication_ids(), private.my_article_ids(),
  private.received_application_ids(), private.received_document_ids(),
  private.owns_document(uuid), private.is_open(uuid, uuid, uuid), private.may_open_cv(text),
  private.is_unused_cv_path(text)
  to authenticated;
grant execute on function
  private.is_short_list(text[], integer, integer), private.is_https(text)
  to authenticated, service_role;

-- The Edge Function's key: everything in public, and the functions made for it.
grant select, insert, update, delete on all tables in schema public to service_role;
grant usage on all sequences in schema public to service_role;
grant execute on all functions in schema public, private to service_role;
