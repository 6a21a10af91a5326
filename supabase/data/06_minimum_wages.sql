-- Minimum wages by province, each with its source and the day on which it was read.

insert into public.minimum_wages (province, in_force_from, hourly, source, checked_on, state)
values
  ('QC', '2025-05-01', 16.10, 'https://minwage-salairemin.service.canada.ca/fr/general.html', '2026-11-26', 'confirmed'),
  ('QC', '2026-05-01', 16.60, 'https://minwage-salairemin.service.canada.ca/fr/general.html', '2026-11-26', 'confirmed'),
  ('ON', '2025-10-01', 17.60, 'https://minwage-salairemin.service.canada.ca/fr/general.html', '2026-11-26', 'confirmed'),
  ('ON', '2026-10-01', 17.95, 'https://www.todocanada.ca/minimum-wage-in-canada-2025/', '2026-11-26', 'confirmed'),
  ('BC', '2025-06-01', 17.85, 'https://minwage-salairemin.service.canada.ca/fr/general.html', '2026-11-26', 'confirmed'),
  ('BC', '2026-06-01', 18.25, 'https://minwage-salairemin.service.canada.ca/fr/general.html', '2026-11-26', 'confirmed'),
  ('AB', '2018-10-01', 15.00, 'https://minwage-salairemin.service.canada.ca/fr/general.html', '2026-11-26', 'confirmed'),
  ('MB', '2025-10-01', 16.00, 'https://minwage-salairemin.service.canada.ca/fr/general.html', '2026-11-26', 'confirmed'),
  ('MB', '2026-10-01', 16.40, 'https://www.todocanada.ca/minimum-wage-in-canada-2025/', '2026-11-26', 'confirmed'),
  ('SK', '2025-10-01', 15.35, 'https://minwage-salairemin.service.canada.ca/fr/general.html', '2026-11-26', 'confirmed'),
  ('NB', '2026-04-01', 15.90, 'https://minwage-salairemin.service.canada.ca/fr/general.html', '2026-11-26', 'confirmed'),
  ('NS', '2026-04-01', 16.75, 'https://minwage-salairemin.service.canada.ca/fr/general.html', '2026-11-26', 'confirmed'),
  ('NS', '2026-10-01', 17.00, 'https://hrnewscanada.com/nova-scotia-minimum-wage-to-rise-twice-in-2026', '2026-11-26', 'confirmed'),
  ('PE', '2026-04-01', 17.00, 'https://minwage-salairemin.service.canada.ca/fr/general.html', '2026-11-26', 'confirmed'),
  ('NL', '2026-04-01', 16.35, 'https://minwage-salairemin.service.canada.ca/fr/general.html', '2026-11-26', 'confirmed'),
  ('YT', '2026-04-01', 18.51, 'https://www.farms.com/news/minimum-wages-set-to-increase-in-5-provinces-and-territories-on-april-1-239302.aspx', '2026-11-22', 'confirmed'),
  ('NT', '2025-09-01', 16.95, 'https://www.todocanada.ca/minimum-wage-in-canada-2025/', '2026-11-22', 'to_check'),
  ('NU', '2025-09-01', 19.75, 'https://www.narcity.com/fr/comparaison-salaires-minimums-canada-quebec-2026', '2026-11-22', 'to_check')
on conflict (province, in_force_from) do update set
  hourly = excluded.hourly,
  source = excluded.source,
  checked_on = excluded.checked_on,
  state = excluded.state;
