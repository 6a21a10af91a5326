-- A picture of an article is an https address, or a file of the bucket `images` by its key: the
-- address of our own storage differs from one installation to the next.
alter table public.news_articles drop constraint news_articles_image_url_check;
alter table public.news_articles add constraint news_articles_image_url_check check (
  private.is_https(image_url)
  or image_url ~ '^[0-9a-f-]{36}/[0-9a-f-]{36}\.(jpg|png|webp)$');
