import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import { ApiError, getRequestLanguage } from '@hibiki/http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { NONCE_PLACEHOLDER, type SecurityHeaders } from '../../plugins/security-headers.ts'
import { renderUnbuiltPage, type UnbuiltFrontend } from './unbuilt-page.ts'

export interface FrontendFolders {
  /** Folder of the built member app, served at `/`. */
  memberApp?: string | undefined
  /** Folder of the built console, served at `/admin/`. */
  console?: string | undefined
  /** Resolves when the console has been built (local mode); until then its URLs show a page that says so. */
  consoleBuilt?: Promise<unknown> | undefined
}

interface Frontend {
  folder: string
  base: '/' | '/admin/'
  page: string | UnbuiltFrontend
}

/** Placeholder for the public origin where a URL must be absolute (Open Graph); without one the URL stays relative. */
const originPlaceholder = '__PUBLIC_ORIGIN__'
/** Placeholder for the mode, because only a page in local mode links to `/dev`. */
const modePlaceholder = '__HIBIKI_MODE__'

/** Matches paths that only operators and services use; no page of the app may have these names. */
const reserved = /^\/(internal|metrics|readyz|healthz|openapi\.json|dev|api)(\/|$)/i
/** Matches hidden paths: build tools write some (`.vite/manifest.json`), and `/.well-known` is for operators. */
const hidden = /\/\./
/** Matches files: built ones are in `/assets/`, and all others have an extension; any other path is a page. */
const isFile = /\/assets\/|\.[a-z0-9]+$/i

/**
 * Serves the built frontends. Clients may cache hashed files for a year, never the page itself, which names the hashed files and
 * contains the nonce of this response, and must revalidate all other files. A missing file is 404, not the page.
 */
export async function serveFrontends(
  app: FastifyInstance,
  folders: FrontendFolders,
  headers: Pick<SecurityHeaders, 'app' | 'page' | 'file'>,
  { publicOrigin = '', isLocal = false }: { publicOrigin?: string | undefined; isLocal?: boolean } = {},
): Promise<void> {
  const open = frontendReader({
    [originPlaceholder]: publicOrigin,
    [modePlaceholder]: isLocal ? 'local' : 'live',
  })
  const frontends = [
    ...(folders.console ? [open(folders.console, '/admin/', folders.consoleBuilt)] : []),
    ...(folders.memberApp ? [open(folders.memberApp, '/')] : []),
  ]
  const [first] = frontends
  if (!first) return

  await app.register(fastifyStatic, {
    root: first.folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (reply, path) => {
      reply.header('cache-control', isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })

  app.get('/*', (request, reply) => {
    const path = decode(request.url.split('?', 1)[0] ?? '/')
    if (reserved.test(path) || hidden.test(path)) throw new ApiError('E4040')
    const isConsole = path === '/admin' || path.startsWith('/admin/')
    const frontend = frontends.find(({ base }) => (base === '/admin/') === isConsole)
    if (!frontend) throw new ApiError('E4040')
    request.routeLabel = isConsole ? 'console' : 'member-app'
    if (isFile.test(path) && !path.endsWith('/index.html')) {
      reply.headers(headers.file)
      return reply.sendFile(path.slice(frontend.base.length), frontend.folder)
    }
    const { page } = frontend
    if (typeof page === 'string')
      return sendPage(request, reply, page, isConsole ? headers.page : headers.app)
    reply.code(503).header('retry-after', '3')
    return sendPage(request, reply, renderUnbuiltPage(page, getRequestLanguage(request)), headers.page)
  })
}

const frontendReader =
  (texts: Readonly<Record<string, string>>) =>
  (folder: string, base: Frontend['base'], built?: Promise<unknown>): Frontend => {
    const frontend: Frontend = { folder, base, page: { failed: false } }
    const read = () => {
      const page = readFileSync(join(folder, 'index.html'), 'utf8')
      frontend.page = Object.entries(texts).reduce(
        (text, [name, value]) => text.replaceAll(name, value),
        page,
      )
    }
    if (!built) read()
    else
      built.then(read).catch(() => {
        frontend.page = { failed: true }
      })
    return frontend
  }

/** The quality is low, because the page is compressed for each response. It repeats nothing of the request, so its length leaks nothing. */
const effort = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
const takesBrotli = /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: string,
  headers: SecurityHeaders['page'],
): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  const policy = headers['content-security-policy']?.replaceAll(NONCE_PLACEHOLDER, nonce)
  const text = page.replaceAll(NONCE_PLACEHOLDER, nonce)
  reply
    .headers({ ...headers, 'content-security-policy': policy })
    .headers({ 'cache-control': 'no-store', vary: 'accept-encoding' })
    .type('text/html; charset=utf-8')
  if (!takesBrotli.test(String(request.headers['accept-encoding'] ?? ''))) return reply.send(text)
  return reply.header('content-encoding', 'br').send(brotliCompressSync(text, effort))
}

function isHashed(path: string): boolean {
  return path.replaceAll('\\', '/').includes('/assets/')
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    throw new ApiError('E4040')
  }
}
