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

const COPIES = 2
const READY_WITHIN_MS = 180_000

export interface Copy {
  name: string
  /** SIGKILL, as when a machine is gone. */
  kill(): void
  /** Starts it again at the same address and waits until it is ready. */
  restart(): Promise<void>
}

interface Parts {
  folder: string
  stack: AsyncDisposableStack
  postgresUrl: string
  natsUrl: string
}

/** Two copies of identity, billing, content and the gateway, each a process, with accounts and sounds of the demo; they stop with the stack. */
export async function startCopies(o: Parts): Promise<{ copies: Copy[]; gateways: string[] }> {
  const shared = {
    ...{ MODE: 'local', HOST: '127.0.0.1', LOG_LEVEL: 'warn', NATS_URL: o.natsUrl },
    ...{ SECURE_COOKIES: 'false', RATE_LIMIT: 'off', INTERNAL_KEYS: secret() },
  }
  const media = join(o.folder, 'media')
  const identity = await twice(o, 'identity', {
    ...shared,
    ...{ DATABASE_URL: await provision(o.postgresUrl, 'identity'), TOKEN_KEY_SECRET: secret() },
    TOTP_REQUIRED_ROLES: '',
  })
  const [identityUrl = ''] = identity.urls
  const billing = await twice(o, 'billing', {
    ...shared,
    ...{ DATABASE_URL: await provision(o.postgresUrl, 'billing'), IDENTITY_URL: identityUrl },
  })
  const contentUrl = await provision(o.postgresUrl, 'content')
  const contents = await twice(o, 'content', {
    ...shared,
    ...{ DATABASE_URL: contentUrl, IDENTITY_URL: identityUrl, MEDIA_FOLDER: media, MEDIA_KEY: secret() },
  })
  await seedDemoAccounts(await provision(o.postgresUrl, 'identity'))
  const database = openServiceDatabase(content, { DATABASE_URL: contentUrl, DATABASE_CONNECTIONS: 2 })
  await seedDemoSounds({ database, mediaFolder: media, log: { info: () => {} }, only: 'small' })
  await database.close()
  const gateway = await twice(o, 'gateway', {
    ...{ ...shared, OPS_PORT: '0', MEDIA_FOLDER: media },
    ...{
      IDENTITY_URL: identity.urls.join(),
      BILLING_URL: billing.urls.join(),
      CONTENT_URL: contents.urls.join(),
    },
  })
  const parts = [identity, billing, contents, gateway]
  return { copies: parts.flatMap(({ copies }) => copies), gateways: gateway.urls }
}

async function twice({ folder, stack }: Parts, service: string, env: Record<string, string>) {
  const copies: Copy[] = []
  const urls: string[] = []
  for (let number = 1; number <= COPIES; number++) {
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
