import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import { mergeOpenapi } from '@hibiki/http/merge-openapi'
import type { FastifyInstance } from 'fastify'
import type { SecurityHeaders } from '../../plugins/security-headers.ts'
import type { ServiceDirectory } from '../proxy/service-directory.ts'

const RETENTION_MS = 5000
const uiFolder = fileURLToPath(new URL('static', import.meta.resolve('@fastify/swagger-ui')))

const page = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Hibiki API</title>
<link rel="stylesheet" href="/api/docs/ui/swagger-ui.css"><link rel="icon" href="/api/docs/ui/favicon-32x32.png"></head>
<body><div id="swagger-ui"></div>
<script src="/api/docs/ui/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script></body>
</html>
`
const start = `SwaggerUIBundle({ url: '/api/docs/json', dom_id: '#swagger-ui', deepLinking: true })\n`

/**
 * Serves the merged document of the services that respond right now, and a page to read it and try it out. The page consists of
 * Swagger UI's own files with a security policy of its own; the plugin @fastify/swagger-ui expects the routes in this process.
 */
export async function serveApiDocs(
  app: FastifyInstance,
  directory: ServiceDirectory,
  headers: SecurityHeaders['docs'],
): Promise<void> {
  let kept: { at: number; document: Promise<unknown> } | null = null

  app.addHook('onRequest', (request, reply, done) => {
    request.routeLabel = 'docs'
    reply.headers(headers)
    done()
  })
  await app.register(fastifyStatic, {
    root: uiFolder,
    prefix: '/api/docs/ui/',
    index: false,
    maxAge: '1h',
    decorateReply: false,
  })
  for (const path of ['/api/docs', '/api/docs/']) {
    app.get(path, (_request, reply) => reply.type('text/html; charset=utf-8').send(page))
  }
  app.get('/api/docs/start.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(start))
  app.get('/api/docs/json', async (_request, reply) => {
    if (!kept || performance.now() - kept.at > RETENTION_MS) {
      kept = {
        at: performance.now(),
        document: collect(directory).then((documents) => mergeOpenapi(documents, '/api')),
      }
    }
    return reply.header('cache-control', 'no-cache').send(await kept.document)
  })
}

async function collect(directory: ServiceDirectory): Promise<Record<string, unknown>[]> {
  const documents = await Promise.all(
    directory.configured.map((service) => directory.getJson(service, '/openapi.json').catch(() => null)),
  )
  return documents.filter((found) => found !== null)
}
