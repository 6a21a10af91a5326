-- What is reported, decided and contested is kept as it is seen too (private.keep_visible).
create trigger bare_text before insert or update of message, email on private.reports
  for each row execute function private.keep_visible('message', 'email');
create trigger bare_text before insert or update of reason, contest, review_reason
  on private.report_cases
  for each row execute function private.keep_visible('reason', 'contest', 'review_reason');
