import { z } from "zod";
import { emailAddress } from "@/lib/text/fields";

export const newsletterSchema = z.object({
  email: emailAddress,
});
