# One image is the whole app: the relay also serves the built client. It writes no files, so run it with
# --read-only; all configuration comes from the environment (see .env.example).
ARG NODE=node:24-slim

FROM ${NODE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# Optional packages are needed: the build tools' native binaries are among them.
RUN npm ci --ignore-scripts
COPY shared ./shared
COPY client ./client
RUN npm run build --ignore-scripts

FROM ${NODE} AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --omit=optional --ignore-scripts

FROM ${NODE}
RUN apt-get update \
  && apt-get install --yes --no-install-recommends tini \
  && rm -rf /var/lib/apt/lists/*
ENV NODE_ENV=production MALLOC_ARENA_MAX=1 MALLOC_TRIM_THRESHOLD_=65536
WORKDIR /app
COPY --from=dependencies /app/node_modules ./node_modules
COPY --from=build /app/dist/client ./dist/client
COPY package.json ./
COPY shared ./shared
COPY safety-model/runtime ./safety-model/runtime
COPY safety-model/dist ./safety-model/dist
COPY relay ./relay
USER node
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# tini forwards signals and reaps zombies. How long stopping takes: "Rolling out" in ops/README.md.
ENTRYPOINT ["tini", "--"]
CMD ["node", "--max-semi-space-size=8", "--single-threaded-gc", "relay/main.ts"]
