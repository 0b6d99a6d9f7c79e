import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const built = fileURLToPath(new URL('../../../frontends/member-app/dist', import.meta.url))

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
}

/** The policy is as strict as the gateway's, so that a forbidden style or script fails here, too. */
const policy = (nonce: string) =>
  `default-src 'none'; script-src 'self' 'nonce-${nonce}'; style-src 'self' 'nonce-${nonce}'; img-src 'self' data: blob:; media-src 'self' blob:; font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'`

/** Serves the built app by itself: files, and for every other address the page with a new nonce and the mode. */
export async function serveBuiltApp({
  folder = built,
  mode = 'live',
} = {}): Promise<{ url: string; close(): Promise<void> }> {
  const page = await readFile(join(folder, 'index.html'), 'utf8')
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://app').pathname
    const type = types[extname(path)]
    if (type) {
      const file = await readFile(join(folder, path)).catch(() => null)
      response.writeHead(file ? 200 : 404, { 'content-type': type }).end(file)
      return
    }
    const nonce = randomBytes(16).toString('base64')
    response
      .writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy(nonce) })
      .end(page.replaceAll('__CSP_NONCE__', nonce).replace('__HIBIKI_MODE__', mode))
  })
  await listening(server)
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

const listening = (server: Server) =>
  new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
