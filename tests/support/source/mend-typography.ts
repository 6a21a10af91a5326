import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "#lib/server/config.ts";
import { faultsIn, mendedSource, proseFiles } from "./typography.ts";

// `npm run typography` names what lets a line break where it should not; `-- --write` mends it.
const isWriting = process.argv.includes("--write");
let count = 0;
for (const file of proseFiles()) {
  const source = readFileSync(path.join(root, file), "utf8");
  const faults = faultsIn(file, source);
  count += faults.length;
  for (const { written } of faults) if (!isWriting) console.log(`${file} : ${written.trim()}`);
  if (isWriting && faults.length > 0) {
    writeFileSync(path.join(root, file), mendedSource(source, faults));
  }
}
console.log(`${count} ${isWriting ? "corrigées" : "à corriger (npm run typography -- --write)"}`);
process.exitCode = isWriting || count === 0 ? 0 : 1;
