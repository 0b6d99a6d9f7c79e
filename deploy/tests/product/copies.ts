import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { content, seedDemoSounds } from '@hibiki/content'
import { provisionSchema } from '@hibiki/database'
import { seedDemoAccounts } from '@hibiki/identity'
import { openServiceDatabase } from '@hibiki/service'
import { freePort } from '@hibiki/test-harness'
import { publicOrigin } from './records.ts'

const READY_WITHIN_MS = 180_000

export interface Copy {
  name: string
  /** SIGKILL, as when a machine is gone. */
  kill(): void
  /** Starts it again at the same address and waits until it is ready. */
  restart(): Promise<void>
}

export type Service = 'identity' | 'billing' | 'content' | 'charts'

interface Parts {
  folder: string
  stack: AsyncDisposableStack
  postgresUrl: string
  /** How many of each; identity, content and the gateway there must be. */
  copies: Partial<Record<Service | 'gateway', number>>
  /** Of NATS, and what else a check wants. */
  settingsOf(service: Service): Record<string, string>
}

/**
 * Copies of services and the gateway, each a process in production mode behind the address of an edge that is not there, with accounts and
 * sounds of the demo; they stop with the stack.
 */
export async function startCopies(o: Parts): Promise<{ copies: Copy[]; gateways: string[] }> {
  const shared = {
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    PUBLIC_ORIGIN: publicOrigin,
    INTERNAL_KEYS: secret(),
  }
  const media = join(o.folder, 'media')
  const own: Record<Service, Record<string, string>> = {
    identity: { TOKEN_KEY_SECRET: secret() },
    billing: { PAYMENTS: 'off' },
    content: { MEDIA_FOLDER: media, MEDIA_KEY: secret() },
    charts: {},
  }
  const copies: Copy[] = []
  const urls: Partial<Record<Service, string[]>> = {}
  for (const service of ['identity', 'billing', 'content', 'charts'] as const) {
    if (!o.copies[service]) continue
    const started = await several(o, service, {
      ...{ ...shared, SMTP_URL: 'smtp://localhost:1025', MAIL_FROM: 'no-reply@hibiki.example' },
      ...{ DATABASE_URL: await provision(o.postgresUrl, service), ...own[service] },
      ...(urls.identity?.[0] && { IDENTITY_URL: urls.identity[0] }),
      ...o.settingsOf(service),
    })
    copies.push(...started.copies)
    urls[service] = started.urls
  }
  await seedDemoAccounts(await provision(o.postgresUrl, 'identity'))
  const database = openServiceDatabase(content, {
    ...{ DATABASE_URL: await provision(o.postgresUrl, 'content'), DATABASE_CONNECTIONS: 2 },
  })
  await seedDemoSounds({ database, mediaFolder: media, log: { info: () => {} }, only: 'small' })
  await database.close()
  const gateway = await several(o, 'gateway', {
    ...{ ...shared, OPS_PORT: '0', MEDIA_FOLDER: media },
    ...Object.fromEntries(
      Object.entries(urls).map(([service, at]) => [`${service.toUpperCase()}_URL`, at.join()]),
    ),
  })
  return { copies: [...copies, ...gateway.copies], gateways: gateway.urls }
}

async function several(
  { folder, stack, copies: wanted }: Parts,
  service: Service | 'gateway',
  env: Record<string, string>,
) {
  const copies: Copy[] = []
  const urls: string[] = []
  for (let number = 1; number <= (wanted[service] ?? 0); number++) {
    const name = `${service}-${number}`
    const port = await freePort()
    const log = openSync(join(folder, `${name}.log`), 'a')
    const url = `http://127.0.0.1:${port}`
    let child: ChildProcess
    const restart = async () => {
      child = spawn(process.execPath, [serverOf(service)], {
        env: { PATH: process.env.PATH, ...env, PORT: String(port) },
        stdio: ['ignore', log, log],
      })
      await untilReady(name, url + (service === 'gateway' ? '/healthz' : '/readyz'), child)
    }
    await restart()
    stack.defer(async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    })
    copies.push({ name, restart, kill: () => void child.kill('SIGKILL') })
    urls.push(url)
  }
  return { copies, urls }
}

async function untilReady(name: string, probe: string, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + READY_WITHIN_MS
  while ((await fetch(probe).catch(() => undefined))?.status !== 200) {
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}`)
    if (performance.now() > deadline) throw new Error(`${name} does not become ready`)
    await sleep(100)
  }
}

async function provision(adminUrl: string, schema: string): Promise<string> {
  await provisionSchema({ adminUrl, schema, role: schema, password: schema })
  return Object.assign(new URL(adminUrl), { username: schema, password: schema }).href
}

const secret = () => randomBytes(32).toString('hex')
const serverOf = (service: string) =>
  fileURLToPath(new URL(`../../../services/${service}/src/server.ts`, import.meta.url))
