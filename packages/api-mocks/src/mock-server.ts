import { HttpHandler, matchRequestUrl } from 'msw'
import type { SetupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'

/** Runs a mock server during each test file of the setup that calls it. A request that nothing handles fails the test. */
export function startMockServer(server: SetupServer): void {
  let unhandled: string[] = []
  beforeAll(() =>
    server.listen({
      async onUnhandledFrame({ frame, defaults }) {
        unhandled.push(await frame.getUnhandledMessage())
        defaults.error()
      },
    }),
  )
  afterEach(() => {
    server.resetHandlers()
    const messages = unhandled
    unhandled = []
    if (messages.length > 0) throw new Error(messages.join('\n'))
  })
  afterAll(() => server.close())
}

export interface CalledRoute {
  /** The method and the path of the OpenAPI documents: `"GET /admin/members/{id}"`. */
  route: string
  request: Request
  body: string
}

/** Records the calls of the API from now on, oldest first. */
export function recordCalls(server: SetupServer): CalledRoute[] {
  const calls: CalledRoute[] = []
  server.events.on('request:start', async ({ request }) => {
    const call = { route: findRoute(server, request), request, body: '' }
    calls.push(call)
    call.body = await request.clone().text()
  })
  return calls
}

function findRoute(server: SetupServer, request: Request): string {
  const url = new URL(request.url)
  const handler = server
    .listHandlers()
    .filter((candidate) => candidate instanceof HttpHandler)
    .find(({ info }) => info.method === request.method && matchRequestUrl(url, String(info.path)).matches)
  const path = handler ? new URL(String(handler.info.path)).pathname : url.pathname
  return `${request.method} ${path.replace(/^\/api/, '').replace(/:(\w+)/g, '{$1}')}`
}
