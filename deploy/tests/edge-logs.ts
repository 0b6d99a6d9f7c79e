import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { findFreePort } from '@hibiki/test-harness'
import { checkNginxConfiguration, readComposeEdgeFiles } from './kubernetes/configurations.ts'
import { startCaddyEdge } from './product/edge.ts'
import { startProgram, stopProgram } from './product/processes.ts'
import { waitUntil } from './steps.ts'

const SECRET = 'canary'

/** Makes a call whose path, query and headers contain what no log may contain. */
const ask = (edge: string) =>
  fetch(`${edge}/forgot-password/${SECRET}?email=${SECRET}`, {
    headers: { referer: `https://x.example/${SECRET}` },
  })
    .then((response) => response.text())
    .catch(() => {})

/** Starts a gateway that is healthy and cuts every response to anything else in the middle; returns its address. */
async function startBreaking(stack: AsyncDisposableStack): Promise<string> {
  const gateway = createServer(({ url }, response) => {
    if (url === '/healthz' || url === '/readyz') return response.end()
    response.writeHead(200, { 'content-length': 1000 }).write('x', () => response.destroy())
  }).listen(0, '127.0.0.1')
  stack.defer(async () => {
    gateway.closeAllConnections()
    await new Promise((closed) => gateway.close(closed))
  })
  await new Promise((listening) => gateway.once('listening', listening))
  return `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`
}

/** @throws Error if Caddy with the shipped Caddyfile logs what clients requested when responses are cut or the gateway is down */
export async function checkCaddyLog(folder: string): Promise<void> {
  await using stack = new AsyncDisposableStack()
  const log = () => readFileSync(join(folder, 'caddy.log'), 'utf8')
  const gatewayStack = new AsyncDisposableStack()
  const gateway = await startBreaking(gatewayStack)
  stack.use(gatewayStack)
  const operatorPort = Number(new URL(gateway).port)
  const edge = await startCaddyEdge({ folder, stack, gateways: [gateway], operatorPort })
  await ask(edge)
  await waitUntil(
    'the broken answer',
    async () => log().includes('aborting with incomplete response'),
    10_000,
  )
  await gatewayStack.disposeAsync()
  await ask(edge)
  await waitUntil('the failed call', async () => log().includes('http.log.error'), 10_000)
  const leak = new RegExp(`.*(${SECRET}|remote_ip|client_ip).*`).exec(log())
  if (leak) throw new Error(leak[0])
}

/** @throws Error if nginx with the shipped configuration logs what clients requested when the gateway is down */
export async function checkNginxLog(folder: string): Promise<void> {
  await using stack = new AsyncDisposableStack()
  const port = await findFreePort()
  const edge = readComposeEdgeFiles()
  checkNginxConfiguration(
    { ...edge, 'server.conf': `${edge['server.conf']}`.replace('8080', String(port)) },
    folder,
    '',
  )
  const nginx = startProgram('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { folder })
  stack.defer(() => stopProgram(nginx))
  const address = `http://127.0.0.1:${port}`
  await waitUntil('nginx', async () => (await fetch(address).catch(() => undefined))?.status === 502, 10_000)
  await ask(address)
  const log = readFileSync(join(folder, 'nginx.log'), 'utf8')
  const leak = new RegExp(`.*(${SECRET}|client: ).*`).exec(log)
  if (leak) throw new Error(leak[0])
}
