import { defineCloudflareConfig } from "@opennextjs/cloudflare";
import memoryQueue from "@opennextjs/cloudflare/overrides/queue/memory-queue";
import tagsInDatabase from "@opennextjs/cloudflare/overrides/tag-cache/d1-next-tag-cache";
import { BucketCache } from "./bucket-cache";

// Pages and answers are stored in a bucket, invalidated tags in a database: both are consistent, so that
// a publication is public at the next request. What the build drew is never put there.
export default {
  ...defineCloudflareConfig({
    incrementalCache: () => new BucketCache(),
    tagCache: tagsInDatabase,
    queue: memoryQueue,
  }),
  buildCommand: "node node_modules/.bin/next build",
};
