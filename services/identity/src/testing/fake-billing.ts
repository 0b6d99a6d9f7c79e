import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const noObligations = { contracts: 0, undecidedOrders: 0 }

export interface FakeBilling {
  url: string
  /** The status and body of its responses. */
  status: number
  obligations: object
  /** Paths of signed calls, oldest first; others are marked as unsigned. */
  asked: string[]
  reset(): void
  close(): Promise<void>
}

/** Starts a server that imitates billing's response about what a member owes. */
export async function startFakeBilling(): Promise<FakeBilling> {
  const server = createServer((request, reply) => {
    const path = request.url ?? ''
    billing.asked.push(request.headers['x-internal-signature'] ? path : `unsigned ${path}`)
    reply
      .writeHead(billing.status, { 'content-type': 'application/json' })
      .end(JSON.stringify(billing.obligations))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const billing: FakeBilling = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    status: 200,
    obligations: { ...noObligations },
    asked: [],
    reset: () => Object.assign(billing, { status: 200, obligations: { ...noObligations }, asked: [] }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return billing
}
