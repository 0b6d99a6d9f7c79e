import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formatJstDateTime } from '@hibiki/calendar'
import { content } from '@hibiki/content'
import { renderSilence } from '@hibiki/demo-sounds/silent-sounds'
import { demoPassword, seedDemoAccounts } from '@hibiki/deploy-local/demo'
import { seedDemoSounds } from '@hibiki/deploy-local/demo-sounds'
import { openServiceDatabase } from '@hibiki/service'
import {
  createChildEnvironment,
  createTestDatabase,
  findFreePort,
  getNatsUrl,
  type TestDatabase,
} from '@hibiki/test-harness'
import { startTraceCollector, type TraceCollector } from '@hibiki/test-harness/trace-collector'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { seedDemoPlans } from '../../../deploy/local/src/demo/contracts.ts'
import { type PgBouncer, startPgBouncer } from './support/pgbouncer.ts'
import { type ProductUnderTest, readProductUnderTest } from './support/product-under-test.ts'

// As in production, every part is a process of its own, with two replicas of content, one Postgres, and NATS between them; a job
// migrates as the owner of each schema, and replicas have a role that may only use rows. POOLER=pgbouncer adds PgBouncer in
// transaction mode. deploy/tests/containers.ts runs the same tests against a product that it has started; the file in PRODUCT
// says where that is.

const repository = new URL('../../../', import.meta.url)
const processes: ChildProcess[] = []
let product: ProductUnderTest
let pooler: PgBouncer | undefined
let turn = 0
let traces: TraceCollector | undefined
const owned: TestDatabase[] = []
const given = readProductUnderTest()

beforeAll(async () => {
  product = given ?? (await startProduct())
}, 240_000)

afterAll(async () => {
  for (const child of processes) child.kill('SIGKILL')
  await pooler?.close()
  await traces?.close()
  for (const database of owned) await database.close()
  if (!given) await rm(product.mediaFolder, { recursive: true, force: true })
})

async function startProduct(): Promise<ProductUnderTest> {
  const databases = {
    identity: await migratedDatabase('identity'),
    billing: await migratedDatabase('billing'),
    content: await migratedDatabase('content'),
  }
  if (process.env.POOLER === 'pgbouncer')
    pooler = await startPgBouncer(databases.identity.url, Object.keys(databases))
  const mediaFolder = await mkdtemp(join(tmpdir(), 'hibiki-copies-'))
  await seedDemoAccounts(databases.identity.url)
  await seedSounds(databases.content.url, mediaFolder)

  traces = await startTraceCollector()
  const shared = {
    OTEL_EXPORTER_OTLP_ENDPOINT: traces.url,
    TRACES_SAMPLE_RATIO: '1',
    MODE: 'local',
    MIGRATIONS: 'expect',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    NATS_URL: getNatsUrl(),
    SECURE_COOKIES: 'false',
    INTERNAL_KEYS: 'k'.repeat(32),
  }
  const identity = await startService('identity', {
    ...shared,
    ...addressesOf(databases.identity),
    TOKEN_KEY_SECRET: randomBytes(32).toString('hex'),
  })
  const billing = await startService('billing', {
    ...shared,
    ...addressesOf(databases.billing),
    IDENTITY_URL: identity.url,
  })
  const content = {
    ...shared,
    ...addressesOf(databases.content),
    IDENTITY_URL: identity.url,
    MEDIA_FOLDER: mediaFolder,
    MEDIA_KEY: randomBytes(32).toString('hex'),
    MEDIA_BY_GATEWAY: 'true',
  }
  const [first, second] = [await startService('content', content), await startService('content', content)]
  const stopping = first.process
  const contentUrls = [first.url, second.url]
  const front = await startService('gateway', {
    ...shared,
    IDENTITY_URL: identity.url,
    BILLING_URL: billing.url,
    CONTENT_URL: contentUrls.join(','),
    OPS_PORT: '0',
    RATE_LIMIT: 'off',
    MEDIA_FOLDER: mediaFolder,
  })
  return {
    databases,
    mediaFolder,
    contentUrls,
    gateways: [front.url],
    origin: front.url,
    async stopFirstContent() {
      const ended = once(stopping, 'exit')
      stopping.kill('SIGTERM')
      await ended
    },
    transactions: pooler?.transactions,
  }
}

describe('a replica of a service', () => {
  it('may not change its schema', async () => {
    const database = openDatabase()
    await expect(database.pool.query('create table more (id int)')).rejects.toThrow('permission denied')
    await expect(database.pool.query('drop table plays')).rejects.toThrow('must be owner')
    await database.close()
  })

  it('does not start before the migrate job', async () => {
    const empty = await createTestDatabase({
      service: 'charts',
      migrations: migrationsOf('charts'),
      hasOwner: true,
    })
    const { code, output } = await run('charts', [], {
      MODE: 'local',
      MIGRATIONS: 'expect',
      NATS_URL: getNatsUrl(),
      DATABASE_URL: empty.url,
      IDENTITY_URL: product.origin,
      INTERNAL_KEYS: 'k'.repeat(32),
      PUBLIC_ORIGIN: product.origin,
      CHART_PHOTO_FOLDER: product.mediaFolder,
      CHART_PHOTO_KEY: 'p'.repeat(32),
    })
    await empty.close()
    expect(code).toBe(1)
    expect(output).toMatch(/^charts: schema charts lacks 0001-.*: run the migrate job first$/m)
  })
})

describe('the helpers of local mode', () => {
  it.each(['/dev/mailbox', '/dev/mail', '/dev/clock'])('do not exist in a deployment: %s', async (path) => {
    const { origin } = product
    expect((await fetch(gateway() + path)).status).toBe(404)
    expect((await fetch(gateway() + path, { method: 'POST', headers: { origin } })).status).toBe(404)
  })
})

describe.runIf(given === undefined)('a trace', () => {
  it('contains the gateway, the statements of a service, its event and another service (ADR 0019)', async () => {
    const cookie = await logIn('customer2@hibiki.example')
    await post('auth/logout', cookie)
    const ofLogout = () => {
      const spans = traces?.spans ?? []
      const door = spans.find(({ service, attributes }) => {
        return service === 'gateway' && attributes['http.request.method'] === 'POST' && isLogout(attributes)
      })
      return spans.filter(({ traceId }) => traceId === door?.traceId)
    }
    const isLogout = (attributes: Readonly<Record<string, unknown>>) => {
      const requestId = attributes['hibiki.request_id']
      return (traces?.spans ?? []).some(
        (span) => span.name === 'POST /auth/logout' && span.attributes['hibiki.request_id'] === requestId,
      )
    }
    const names = () => ofLogout().map(({ service, name }) => `${service}: ${name}`)
    const expected = [
      'gateway: POST auth',
      'identity: POST /auth/logout',
      'identity: insert identity',
      'content: process identity.session-ended.v1',
      'billing: process identity.session-ended.v1',
      'content: insert content',
    ]
    await expect.poll(names, { timeout: 10_000 }).toEqual(expect.arrayContaining(expected))
    const parents = new Set(ofLogout().map(({ spanId }) => spanId))
    expect(ofLogout().filter(({ parentSpanId = '' }) => !parents.has(parentSpanId))).toHaveLength(1)

    const said = JSON.stringify(traces?.spans)
    const tokens = cookie.split('; ').map((pair) => pair.slice(pair.indexOf('=') + 1))
    expect(tokens.length).toBeGreaterThan(1)
    for (const value of ['customer2', demoPassword, ...tokens]) expect(said).not.toContain(value)
  })
})

describe('billing behind the gateway', () => {
  it('opens a function at once, and notifies identity by NATS within 5 s', async () => {
    const cookie = await logIn('premium@hibiki.example')
    const premium = async () => (await getJson<{ premium: boolean }>('auth/me', cookie)).premium
    expect(await premium()).toBe(false)
    await seedDemoPlans(product.databases.billing.url, new Date())
    expect(await getJson('v2/esthe/available-sound-therapy-func', cookie)).toBe('E0000')
    await expect.poll(premium, { timeout: 5000, interval: 100 }).toBe(true)
  })

  it('has a projection of identity that says whom a person in charge may buy for', async () => {
    const cookie = await logIn('pic2@hibiki.example')
    const [product] = await getJson<{ id: string }[]>('v2/subscription/products', cookie)
    const path = `payment/customers-not-purchased?productId=${product?.id}`
    const names = async () => (await getJson<{ name: string }[]>(path, cookie)).map(({ name }) => name)
    await expect.poll(names, { timeout: 5000, interval: 100 }).toEqual(['大阪 太郎'])
  })
})

describe('two replicas of content behind the gateway', () => {
  it('share the records of one member: each replica accepts some, every play is one row, and no second counts twice', async () => {
    const cookie = await logIn('general@hibiki.example')
    const sound = await getJson<{ id: string }>('soundesthe/random', cookie)
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => record(cookie, sound.id, index, 10)),
    )
    expect(answers.map((response) => response.status)).toEqual(answers.map(() => 200))
    // The same play is reported again, this time to the next replica.
    expect((await record(cookie, sound.id, 0, 10)).status).toBe(200)

    const database = openDatabase()
    const { rows } = await database.pool.query(
      'select count(*)::int as plays, sum(counted_seconds)::int as s from plays',
    )
    await database.close()
    expect(rows).toEqual([{ plays: 60, s: 600 }])
    for (const url of product.contentUrls) expect(await recordsTakenBy(url)).toBeGreaterThan(0)
  })

  it('both reject a session within 5 s after its end, by the event that NATS carries', async () => {
    const cookie = await logIn('customer@hibiki.example')
    const { soundSrc } = await getJson<{ soundSrc: string }>('soundesthe/random', cookie)
    const media = soundSrc.replace('/api', '')
    for (const url of product.contentUrls)
      expect((await fetch(url + media, { headers: { cookie } })).status).toBe(200)

    await post('auth/logout', cookie)
    const refused = () =>
      Promise.all(
        product.contentUrls.map(async (url) => (await fetch(url + media, { headers: { cookie } })).status),
      )
    await expect.poll(refused, { timeout: 5000, interval: 100 }).toEqual([404, 404])
  })

  it('return the path of the bytes on the shared disk, from which the gateway sends them', async () => {
    const cookie = await logIn('pic@hibiki.example')
    const { soundSrc } = await getJson<{ soundSrc: string }>('soundesthe/random', cookie)
    const read = async (url: string, range?: string) => {
      const response = await fetch(url, { headers: { cookie, ...(range && { range }) } })
      const { status, headers } = response
      const about = [
        'content-length',
        'content-range',
        'content-type',
        'etag',
        'last-modified',
        'accept-ranges',
      ]
      return { status, about: about.map((name) => headers.get(name)), bytes: await bytesOf(response) }
    }
    const [direct = ''] = product.contentUrls
    const stored = await storedFile(soundSrc)
    for (const [range, from, until] of [
      [undefined, 0, stored.length],
      ['bytes=1000-300000', 1000, 300_001],
      ['bytes=-777', stored.length - 777, stored.length],
    ] as const) {
      const through = await read(gateway() + soundSrc, range)
      expect(through.bytes.equals(stored.subarray(from, until))).toBe(true)
      expect(through).toEqual(await read(direct + soundSrc.replace('/api', ''), range))
    }
  })

  it('lose no acknowledged record when one of them is stopped', async () => {
    const cookie = await logIn('premium@hibiki.example')
    const sound = await getJson<{ id: string }>('soundesthe/random', cookie)
    const sending = Array.from({ length: 40 }, async (_, index) => {
      await new Promise((resolve) => setTimeout(resolve, index * 25))
      return record(cookie, sound.id, index, 10)
    })
    const stopped = product.stopFirstContent()
    const answers = await Promise.all(sending)
    await stopped
    expect(answers.map((response) => response.status)).toEqual(answers.map(() => 200))

    const months = await getJson<{ medicalSoundTime: { hour: number; minutes: number; seconds: number } }[]>(
      'v2/activity/monthly',
      cookie,
    )
    // What was played two hours ago may be of the month before.
    const seconds = months
      .slice(-2)
      .map(({ medicalSoundTime: time }) => time.hour * 3600 + time.minutes * 60 + time.seconds)
    expect(seconds.reduce((sum, month) => sum + month, 0)).toBe(400)
  })
})

if (process.env.POOLER === 'pgbouncer')
  describe('PgBouncer', () => {
    it('carries all transactions, while each replica has one direct connection for LISTEN', async () => {
      expect(await product.transactions?.()).toBeGreaterThan(100)
      const admin = new pg.Client(product.databases.content.adminUrl)
      await admin.connect()
      const listening = async () => {
        const { rows } = await admin.query(
          `select from pg_stat_activity where usename = 'content' and query like 'LISTEN %'`,
        )
        return rows.length
      }
      // One of the two replicas was stopped by an earlier test.
      await expect.poll(listening).toBe(1)
      await admin.end()
    })
  })

/** Sends calls to the replicas of the gateway in turn. */
function gateway(): string {
  const { gateways } = product
  return gateways[turn++ % gateways.length] ?? ''
}

/** Where a replica reaches its rows, and Postgres itself for LISTEN. */
function addressesOf({ url }: TestDatabase): Record<string, string> {
  return pooler ? { DATABASE_URL: pooler.through(url), DATABASE_DIRECT_URL: url } : { DATABASE_URL: url }
}

function migrationsOf(service: string): URL {
  return new URL(`services/${service}/migrations/`, repository)
}

function openDatabase(url = product.databases.content.url) {
  return openServiceDatabase(content, { DATABASE_URL: url, DATABASE_CONNECTIONS: 2 })
}

async function bytesOf(response: Response): Promise<Buffer> {
  return Buffer.from(await response.arrayBuffer())
}

async function storedFile(soundSrc: string): Promise<Buffer> {
  const database = openDatabase()
  const { storage_key } = await database.db
    .selectFrom('media_files')
    .select('storage_key')
    .where('id', '=', soundSrc.split('/')[3]?.split('?')[0] ?? '')
    .executeTakeFirstOrThrow()
  await database.close()
  return readFile(join(product.mediaFolder, storage_key))
}

async function seedSounds(url: string, mediaFolder: string): Promise<void> {
  const database = openDatabase(url)
  const log = pino({ level: 'silent' })
  await seedDemoSounds({ database, mediaFolder, log, only: 'small', render: renderSilence })
  await database.close()
}

async function migratedDatabase(service: string): Promise<TestDatabase> {
  const database = await createTestDatabase({ service, migrations: migrationsOf(service), hasOwner: true })
  owned.push(database)
  const { code, output } = await run(service, ['migrate'], { MODE: 'local', DATABASE_URL: database.ownerUrl })
  if (code !== 0) throw new Error(output)
  return database
}

async function run(service: string, args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [`services/${service}/src/server.ts`, ...args], {
    cwd: repository,
    env: { ...createChildEnvironment(), ...env },
  })
  let output = ''
  child.stderr.on('data', (chunk) => {
    output += chunk
  })
  const [code] = await once(child, 'close')
  return { code: code as number, output }
}

async function startService(name: string, env: Record<string, string>) {
  const port = await findFreePort()
  const child = spawn(process.execPath, [`services/${name}/src/server.ts`], {
    cwd: repository,
    env: { ...createChildEnvironment(), ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  processes.push(child)
  const url = `http://127.0.0.1:${port}`
  const probe = name === 'gateway' ? '/healthz' : '/readyz'
  await vi.waitFor(async () => expect((await fetch(url + probe)).status).toBe(200), {
    timeout: 60_000,
    interval: 100,
  })
  return { url, process: child }
}

async function logIn(loginId: string): Promise<string> {
  const response = await post('auth/login', '', { loginId, password: demoPassword })
  expect(response.status).toBe(200)
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

async function getJson<T>(path: string, cookie: string): Promise<T> {
  const response = await fetch(`${gateway()}/api/${path}`, { headers: { cookie } })
  expect(response.status).toBe(200)
  return (await response.json()) as T
}

function post(path: string, cookie: string, body?: unknown): Promise<Response> {
  return fetch(`${gateway()}/api/${path}`, {
    method: 'POST',
    // Like our own client it sends an idempotency key, with which the gateway may repeat the call on another replica.
    headers: {
      cookie,
      origin: product.origin,
      'idempotency-key': randomUUID(),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  })
}

/** Reports play number `index` of today's first minutes, which follow each other and last `seconds` each. */
function record(cookie: string, vibrationId: string, index: number, seconds: number): Promise<Response> {
  const start = Date.now() - 2 * 3600_000 + index * seconds * 1000
  return post('dmv/record-playing', cookie, {
    dmvTypeCode: '02',
    planCode: '01',
    vibrationId,
    startDateTime: formatJstDateTime(start),
    endDateTime: formatJstDateTime(start + seconds * 1000),
    totalPlayingTime: `00:00:${String(seconds).padStart(2, '0')}`,
    playSessionId: playIds[index],
  })
}

const playIds = Array.from({ length: 60 }, () => randomUUID())

async function recordsTakenBy(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  const line = metrics
    .split('\n')
    .find((l) => l.startsWith('http_request_duration_seconds_count') && l.includes('/dmv/record-playing'))
  return Number(line?.split(' ').at(-1) ?? 0)
}
