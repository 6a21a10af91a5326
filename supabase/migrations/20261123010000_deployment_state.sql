-- What whoever deploys can leave undone in the database, in one row for `npm run doctor`. The proof is
-- what the site would prove itself with: whether it is the one that is set is told, never which one is.
create function public.deployment_state(proof text default null)
returns table (
  operators integer, without_second_step integer, operators_two_steps boolean, site_proof text
)
language sql stable security definer set search_path = ''
as $$
  select
    (select count(*)::integer from private.operators),
    (select count(*)::integer from private.operators o where not exists (
      select from auth.mfa_factors f where f.user_id = o.user_id and f.status = 'verified')),
    s.operators_two_steps,
    case when s.site_proof is null then 'none'
      when s.site_proof = deployment_state.proof then 'same' else 'other' end
  from private.settings s
$$;
revoke execute on function public.deployment_state(text) from public, anon, authenticated;
grant execute on function public.deployment_state(text) to service_role;
