# The site, built once without any service: it learns its addresses where it runs (README,
# Configuration). docs/deployment.md says how it is started and what was tried.

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /site
ENV CI=1 DO_NOT_TRACK=1 NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev --no-audit --no-fund && rm -rf .next/cache

FROM node:24.21.0-bookworm-slim
WORKDIR /site
ENV NODE_ENV=production DO_NOT_TRACK=1 NEXT_TELEMETRY_DISABLED=1 PORT=3000
# As lib/server/process.ts says why.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 NODE_OPTIONS="--max-semi-space-size=8 --max-old-space-size=512"
# What serves, and nothing that builds: neither sources of pages nor tests.
COPY --from=build --chown=root:root /site/package.json /site/next.config.ts ./
COPY --from=build --chown=root:root /site/node_modules ./node_modules
COPY --from=build --chown=root:root /site/lib ./lib
COPY --from=build --chown=root:root /site/public ./public
COPY --from=build --chown=root:root /site/.next ./.next
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz/live`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "lib/server/web/serve.ts", "0.0.0.0", "3000"]
