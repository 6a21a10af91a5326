-- A suspended account neither comments, applies nor likes: what it does counts for nobody. It may still
-- report what it sees, as any visitor may, and be deleted by its owner, whose right that is.
create trigger refuse_suspended before insert on public.article_likes
  for each row when (auth.uid() is not null) execute function private.refuse_suspended();
