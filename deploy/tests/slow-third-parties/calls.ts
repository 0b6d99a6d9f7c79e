import { demoPassword } from '@hibiki/deploy-local/demo-accounts'
import { publicOrigin } from '../product/record-load.ts'

const CALL_TIMEOUT_MS = 60_000

export interface GatewayCall {
  path: string
  cookie?: string
  body?: object
  headers?: Record<string, string>
}

/** Makes a call of a member's browser through a gateway, and reads the response to its end. */
export async function sendCall(
  gateway: string,
  { path, cookie, body, headers }: GatewayCall,
): Promise<Response> {
  const response = await fetch(`${gateway}${path}`, {
    method: body ? 'POST' : 'GET',
    signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
    headers: {
      origin: publicOrigin,
      ...headers,
      ...(cookie !== undefined && { cookie }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return new Response(await response.arrayBuffer(), response)
}

/** @throws Error with the response unless it is a success */
export async function sendCallForJson<T>(gateway: string, options: GatewayCall): Promise<T> {
  const response = await sendCall(gateway, options)
  if (!response.ok) throw new Error(`${options.path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as T
}

/** The calls of members by name; each must respond as fast as ever while a third party is down. */
export type MemberCalls = Readonly<Record<string, () => Promise<Response>>>

/** @param options.media links of sounds that were played before */
export function createMemberCalls(
  gateway: string,
  options: { cookie: string; media: readonly string[] },
): MemberCalls {
  const [cookie, range] = [options.cookie, { range: 'bytes=0-262143' }]
  let turn = 0
  return {
    'signing in': () =>
      sendCall(gateway, {
        path: '/api/auth/login',
        body: { loginId: 'pic@hibiki.example', password: demoPassword },
      }),
    'playing a known sound': () =>
      sendCall(gateway, { path: options.media[turn++ % options.media.length] ?? '', cookie, headers: range }),
    'choosing a sound': () => sendCall(gateway, { path: '/api/soundesthe/random', cookie }),
    'who I am': () => sendCall(gateway, { path: '/api/auth/me', cookie }),
    products: () => sendCall(gateway, { path: '/api/v2/subscription/products', cookie }),
    cards: () => sendCall(gateway, { path: '/api/credit-card/fetch-all', cookie }),
    'days of activity': () => sendCall(gateway, { path: '/api/activity/streak', cookie }),
  }
}

/**
 * Returns the slowest response time of each call over some rounds, in milliseconds.
 * @throws Error with an unexpected response
 */
export async function measureSlowest(deeds: MemberCalls, rounds: number): Promise<Map<string, number>> {
  const times = new Map<string, number>()
  for (let round = 0; round < rounds; round++)
    for (const [name, deed] of Object.entries(deeds)) {
      const start = performance.now()
      const response = await deed()
      if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`)
      times.set(name, Math.max(times.get(name) ?? 0, performance.now() - start))
    }
  return times
}
