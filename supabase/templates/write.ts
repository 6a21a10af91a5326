import { writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "#lib/server/config.ts";
import { templateFiles } from "./templates.ts";

// `npm run mails`: what the authentication service sends, from the mails of the functions.
for (const file of templateFiles()) {
  writeFileSync(path.join(root, file.path), file.text);
  console.log(file.path);
}
