import { z } from "zod";
import { validation } from "@/lib/copy/validation";
import { articleStates } from "@/lib/publications/states";
import {
  choice,
  commaItems,
  optionalHttps,
  optionalText,
  requiredText,
  ticked,
} from "@/lib/text/fields";

const MAX_TAGS = 20;

/**
 * The form of an article (specification §5); names are columns, limits those of the table. The
 * order is that of the form. A picture that is uploaded goes beside it: see ./article-image.
 */
export const articleSchema = z.object({
  title: requiredText(validation.titleRequired, 200),
  category: optionalText(60),
  tags: commaItems(60).refine((tags) => tags.length <= MAX_TAGS, validation.tagsTooMany),
  excerpt: optionalText(500),
  content: requiredText(validation.contentRequired, 50_000),
  image_url: optionalHttps,
  featured: ticked,
  status: choice(Object.keys(articleStates) as (keyof typeof articleStates)[]),
});
