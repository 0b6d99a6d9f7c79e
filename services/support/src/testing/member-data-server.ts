import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface ReceivedRequest {
  method: string
  path: string
  /** The member whose session the request carries. */
  memberId: string | undefined
  language: string | undefined
}

/** Starts a server that responds to `GET` like content and billing, with the given bodies by path, and to other paths with an error. */
export async function startMemberDataServer(bodies: Record<string, unknown>, errorStatus = 500) {
  const requests: ReceivedRequest[] = []
  const server = createServer(({ method = '', url = '', headers }, response) => {
    const [, token] = /hibiki-access=([^;]+)/.exec(headers.cookie ?? '') ?? []
    requests.push({
      method,
      path: url,
      memberId: token && readSubject(token),
      language: headers['accept-language'],
    })
    const body = bodies[url]
    response.writeHead(body === undefined ? errorStatus : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body ?? { code: 'E5000', message: 'CANARY-OF-SERVICE' }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Reads whose access token it is, without verifying it as the real services do. */
function readSubject(token: string): string {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sub
}

/** A contract that the member pays and uses, as billing lists it. */
export const ownContract = {
  isContractor: true,
  isUser: true,
  productDisplayName: 'プレミアム',
  price: 4980,
  statusText: 'ご利用中',
  nextBillDate: '2026-12-10',
  nextBillAmount: 4980,
  cancelAt: null,
}
