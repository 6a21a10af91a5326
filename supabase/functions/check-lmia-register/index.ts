import { serve } from "#supabase/functions/_shared/serve.ts";
import { handle } from "./handler.ts";

serve(handle);
