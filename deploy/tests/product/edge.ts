import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFreePort } from '@hibiki/test-harness'
import { waitUntil } from '../steps.ts'
import { startProgram, stopProgram } from './processes.ts'

/** Starts Caddy with the Caddyfile of compose in front of the gateways, without TLS; returns its address. */
export async function startCaddyEdge({
  folder,
  gateways,
  operatorPort,
  stack,
}: {
  folder: string
  stack: AsyncDisposableStack
  gateways: readonly string[]
  operatorPort: number
}): Promise<string> {
  const address = `http://127.0.0.1:${await findFreePort()}`
  const shipped = readFileSync(new URL('../../compose/Caddyfile', import.meta.url), 'utf8')
  const config = join(folder, 'Caddyfile')
  writeFileSync(
    config,
    shipped
      .replace('{$SITE_ADDRESS}', address)
      .replace('gateway-1:3000 gateway-2:3000', gateways.map((url) => new URL(url).host).join(' '))
      .replace('health_port 3001', `health_port ${operatorPort}`)
      .replace('admin 127.0.0.1:2019', 'admin off'),
  )
  const caddy = startProgram('caddy', ['run', '--adapter', 'caddyfile', '--config', config], {
    folder,
    env: { HOME: folder },
  })
  stack.defer(() => stopProgram(caddy))
  await waitUntil(
    'the edge',
    async () => (await fetch(`${address}/healthz`).catch(() => undefined))?.ok === true,
  )
  return address
}
