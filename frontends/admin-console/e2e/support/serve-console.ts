import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const dist = new URL('../../dist/', import.meta.url).pathname
const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}
/** As strict as the gateway's policy for pages. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'nonce-test'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
].join('; ')

/** Serves the built console at `/admin/` under the page policy; its API is the test's affair. */
export async function serveConsole(): Promise<{ url: string; close(): void }> {
  const page = (await readFile(join(dist, 'index.html'), 'utf8')).replaceAll('__CSP_NONCE__', 'test')
  const server = createServer(async (request, response) => {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/'
    const type = types[extname(path)]
    if (!type) {
      response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy }).end(page)
      return
    }
    const file = await readFile(join(dist, path.replace(/^\/admin\//, ''))).catch(() => null)
    response.writeHead(file ? 200 : 404, { 'content-type': type }).end(file)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/admin`, close: () => server.close() }
}
