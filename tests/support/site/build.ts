import { buildForEdge } from "#deploy/edge/edge.ts";
import { buildSite } from "#lib/server/build.ts";
import { FOLDER } from "./site.ts";

// The construction that the journeys are run on, without any service; with EDGE for an edge host.
if (process.env.EDGE) await buildForEdge(() => {});
else await buildSite(FOLDER, () => {});
