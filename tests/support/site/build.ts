import { buildForEdge, weighForEdge } from "#server/edge.ts";
import { buildSite } from "#server/site.ts";
import { FOLDER } from "./site.ts";

// The construction that the journeys are run on, without any service; with EDGE for an edge host,
// which says how much it may weigh.
if (process.env.EDGE) {
  await buildForEdge(() => {});
  const { fits, says } = await weighForEdge();
  console.log(says);
  process.exit(fits ? 0 : 1);
}
await buildSite(FOLDER, () => {});
