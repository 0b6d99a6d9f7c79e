import { request as ask, createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Serves the product at another address, where `release()` replaces the service worker by another version. */
export async function serveNextVersion(target: string): Promise<{
  url: string
  release(): void
  close(): Promise<void>
}> {
  let isReleased = false
  const server = createServer((request, response) => {
    // The script is served uncompressed, so that it can be changed on its way.
    const headers = { ...request.headers, 'accept-encoding': 'identity' }
    // The browser may ask whether the script has changed: a 304 has no body, and an empty script would be a worker that never
    // takes over.
    if (request.url === '/sw.js') {
      delete headers['if-none-match']
      delete headers['if-modified-since']
    }
    const onward = ask(new URL(request.url ?? '/', target), { method: request.method, headers }, (answer) => {
      if (request.url !== '/sw.js' || !isReleased) {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
        return
      }
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        const script = Buffer.concat(chunks)
          .toString()
          .replace(/"revision":"[0-9a-f]{32}","url":"\/"/, '"revision":"next","url":"/"')
        response.writeHead(200, { 'content-type': 'text/javascript' }).end(script)
      })
    })
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  })
  await listening(server)
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release() {
      isReleased = true
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const listening = (server: Server) =>
  new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
