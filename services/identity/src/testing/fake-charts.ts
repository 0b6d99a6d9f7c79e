import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface FakeCharts {
  url: string
  /** The status and body of its responses. */
  status: number
  isDue: boolean
  /** Paths of signed calls, oldest first; others are marked as unsigned. */
  requests: string[]
  reset(): void
  close(): Promise<void>
}

/** Starts a server that imitates charts' response whether a reminder is due. */
export async function startFakeCharts(): Promise<FakeCharts> {
  const server = createServer((request, reply) => {
    const path = request.url ?? ''
    charts.requests.push(request.headers['x-internal-signature'] ? path : `unsigned ${path}`)
    reply
      .writeHead(charts.status, { 'content-type': 'application/json' })
      .end(JSON.stringify({ isDue: charts.isDue }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const charts: FakeCharts = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    status: 200,
    isDue: true,
    requests: [],
    reset: () => Object.assign(charts, { status: 200, isDue: true, requests: [] }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return charts
}
