# The archive of `npm run pack`. Caddy in compose.yml is the proxy in front of it.
FROM node:24-bookworm-slim
WORKDIR /app
ENV HOST=0.0.0.0 SITE_DIR=/app/site DATA_DIR=/data
ADD .cache/pack/millrace-*.tgz ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4173
HEALTHCHECK --start-period=60s --timeout=5s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4173/api/health').then(({ ok }) => process.exit(ok ? 0 : 1))"]
CMD ["node", "server/dist/main.js"]
