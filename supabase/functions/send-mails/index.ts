import { serve } from "#shared/serve.ts";
import { handle } from "./handler.ts";

serve(handle);
