import { Client } from 'undici'
import type { BenchSystem } from './bench-system.ts'
import { median } from './measure-statistics.ts'
import type { Measurement } from './measurement-table.ts'
import { logIn } from './member-calls.ts'

const WARM_UP = 500
const PAIRS = 3000

/** Measures what the gateway adds to the median of a call: the same GET with and without it, alternating. */
export async function compareGatewayOverhead(system: BenchSystem): Promise<Measurement[]> {
  const cookie = await logIn(system.gatewayUrl, 'customer')
  return [
    await compare(system, 'soundesthe/free-sound (visitor)', {}),
    await compare(system, 'v2/activity/monthly (member)', { cookie }),
  ]
}

async function compare(
  system: BenchSystem,
  name: string,
  headers: Record<string, string>,
): Promise<Measurement> {
  const path = name.split(' ', 1)[0]
  const gateway = new Client(system.gatewayUrl)
  const service = new Client(system.contentUrl)
  const through: number[] = []
  const direct: number[] = []
  try {
    for (let pair = 0; pair < WARM_UP + PAIRS; pair++) {
      const gatewayMs = await timed(gateway, `/api/${path}`, headers)
      const serviceMs = await timed(service, `/${path}`, headers)
      if (pair < WARM_UP) continue
      through.push(gatewayMs)
      direct.push(serviceMs)
    }
  } finally {
    await Promise.all([gateway.close(), service.close()])
  }
  const [value, reference] = [median(through), median(direct)]
  return { name: `gateway adds: ${name}`, unit: 'ms', value, reference, target: 1, better: 'lower' }
}

async function timed(client: Client, path: string, headers: Record<string, string>): Promise<number> {
  const startedAt = performance.now()
  const response = await client.request({ method: 'GET', path, headers })
  await response.body.arrayBuffer()
  const ms = performance.now() - startedAt
  if (response.statusCode !== 200) throw new Error(`${path} answered ${response.statusCode}.`)
  return ms
}
