import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { provisionSchema } from '@hibiki/database'
import { startPostgres } from '@hibiki/embedded-postgres'
import { createTestSessions } from '@hibiki/http/testing'
import { findFreePort, startNats } from '@hibiki/test-harness'
import pg from 'pg'
import { Pool } from 'undici'
import { startChildProgram, waitUntilReady } from '../child-program.ts'
import type { Measurement } from '../measurement-table.ts'

const DIALOGS = 500
const EVERY_MS = 3000
const WARM_UP_MS = 6000
const MEASURED_MS = 30_000
const PASSWORD = 'bench'
const toServerFile = (name: string) =>
  fileURLToPath(new URL(`../../../services/${name}/src/server.ts`, import.meta.url))

/** Measures the cost of idle chat dialogs: each polls every 3 s and receives 304. */
export async function measureSupportPolls(): Promise<Measurement[]> {
  if (process.platform !== 'linux') throw new Error('CPU times are read from /proc: Linux only')
  await using stack = new AsyncDisposableStack()
  const { gatewayUrl, dialogs, pids } = await startParts(stack)
  const browsers = new Pool(gatewayUrl, { connections: DIALOGS })
  stack.defer(() => browsers.close())
  const poll = async (dialog: Dialog, isRetry = false): Promise<number> => {
    const headers = { cookie: dialog.cookie, ...(dialog.etag !== null && { 'if-none-match': dialog.etag }) }
    const path = `/api/v2/support/chat/inquiry/chats?inquiryId=${dialog.inquiryId}`
    const response = await browsers.request({ method: 'GET', path, headers }).catch((error: unknown) => {
      // The gateway closed an idle connection just as this request was sent; browsers retry, too.
      if (isRetry) throw error
      return null
    })
    if (!response) return poll(dialog, true)
    await response.body.dump()
    dialog.etag = String(response.headers.etag)
    return response.statusCode
  }
  for (const dialog of dialogs) {
    const status = await poll(dialog)
    if (status !== 200) throw new Error(`a dialog opens with ${status}`)
  }
  await sleep(WARM_UP_MS)
  const idle = await cpuDuring(pids, () => sleep(MEASURED_MS))
  await pollAll(dialogs, poll, WARM_UP_MS)
  let polls = 0
  const busy = await cpuDuring(pids, async () => {
    polls = await pollAll(dialogs, poll, MEASURED_MS)
  })
  const perPoll = (part: keyof Pids | 'all') => {
    const names = part === 'all' ? (Object.keys(pids) as (keyof Pids)[]) : [part]
    const extra = names.reduce((sum, name) => sum + busy[name] - idle[name], 0)
    return { microseconds: (extra * 1e6) / polls, share: (extra * 1000 * 100) / MEASURED_MS }
  }
  for (const part of ['support', 'postgres', 'gateway', 'all'] as const)
    process.stdout.write(
      `  ${part}: ${Math.round(perPoll(part).microseconds)} µs of CPU per poll, ${perPoll(part).share.toFixed(1)} % of a core\n`,
    )
  process.stdout.write(`  ${polls} polls in ${MEASURED_MS / 1000} s, all of them 304\n`)
  const own = perPoll('support').share + perPoll('postgres').share
  return [
    {
      name: `${DIALOGS} open dialogs, support and Postgres, above idle`,
      unit: '% of a core',
      value: own,
      reference: 0,
      target: 10,
      better: 'below',
    },
    {
      name: `${DIALOGS} open dialogs, with the gateway, above idle`,
      unit: '% of a core',
      value: perPoll('all').share,
      reference: 0,
      target: 25,
      better: 'below',
    },
  ]
}

interface Dialog {
  inquiryId: string
  cookie: string
  etag: string | null
}

/** Polls for each dialog every 3 s, spread evenly; returns the number of polls. */
async function pollAll(
  dialogs: readonly Dialog[],
  poll: (dialog: Dialog) => Promise<number>,
  forMs: number,
): Promise<number> {
  const startedAt = performance.now()
  const pending: Promise<void>[] = []
  const count = Math.floor((forMs / EVERY_MS) * dialogs.length)
  for (let index = 0; index < count; index++) {
    const ahead = startedAt + (index * EVERY_MS) / dialogs.length - performance.now()
    if (ahead > 1) await sleep(ahead)
    const dialog = dialogs[index % dialogs.length] as Dialog
    const polled = poll(dialog).then((status) => {
      if (status !== 304) throw new Error(`a poll was answered ${status}`)
    })
    polled.catch(() => {})
    pending.push(polled)
  }
  await Promise.all(pending)
  return count
}

type Pids = Record<'support' | 'gateway' | 'postgres', number>

/** Seconds of CPU of each part and its children while something happens. */
async function cpuDuring(pids: Pids, work: () => Promise<unknown>): Promise<Pids> {
  const before = await readCpu(pids)
  await work()
  const after = await readCpu(pids)
  return Object.fromEntries(
    Object.entries(after).map(([name, seconds]) => [name, seconds - before[name as keyof Pids]]),
  ) as Pids
}

const TICKS_A_SECOND = 100

async function readCpu(pids: Pids): Promise<Pids> {
  const processes = await Promise.all(
    (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(readProcess),
  )
  const readSeconds = (pid: number) =>
    processes
      .filter((one) => one !== null && (one.pid === pid || one.parent === pid))
      .reduce((sum, one) => sum + (one?.ticks ?? 0), 0) / TICKS_A_SECOND
  return Object.fromEntries(Object.entries(pids).map(([name, pid]) => [name, readSeconds(pid)])) as Pids
}

async function readProcess(pid: string) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
  if (stat === null) return null
  // The fields follow the name, which may contain anything: state, parent, …, user and system time, those of ended children.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const ticks = [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0)
  return { pid: Number(pid), parent: Number(fields[1]), ticks }
}

/** Postgres, NATS, support and a gateway, each a process, and dialogs of as many members. */
async function startParts(stack: AsyncDisposableStack) {
  const folder = await mkdtemp(join(tmpdir(), 'hibiki-bench-'))
  await chmod(folder, 0o755)
  stack.defer(() => rm(folder, { recursive: true, force: true }))
  const clusterFolder = join(folder, 'postgres')
  const postgres = await startPostgres({ clusterFolder, workFolder: folder, password: PASSWORD })
  stack.defer(() => postgres.stop())
  await provisionSchema({
    adminUrl: postgres.adminUrl,
    schema: 'support',
    role: 'support',
    password: PASSWORD,
  })
  await mkdir(join(folder, 'nats'))
  const nats = await startNats({ folder: join(folder, 'nats') })
  stack.defer(() => nats.stop())
  const sessions = await createTestSessions()
  const identity = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(sessions.jwks))
  }).listen(0, '127.0.0.1')
  await once(identity, 'listening')
  stack.defer(() => void identity.close())
  const databaseUrl = new URL(postgres.adminUrl)
  databaseUrl.username = 'support'
  databaseUrl.password = PASSWORD
  const [supportPort, gatewayPort, opsPort] = [
    await findFreePort(),
    await findFreePort(),
    await findFreePort(),
  ]
  const supportUrl = `http://127.0.0.1:${supportPort}`
  const common = {
    MODE: 'local',
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    NATS_URL: nats.url,
    SECURE_COOKIES: 'false',
    INTERNAL_KEYS: 'k'.repeat(32),
    RATE_LIMIT: 'off',
    IDENTITY_URL: `http://127.0.0.1:${(identity.address() as AddressInfo).port}`,
  }
  const start = async (name: string, env: Record<string, string>) => {
    const logFile = join(folder, `${name}.log`)
    const child = await startChildProgram(process.execPath, [toServerFile(name)], {
      env: { ...common, ...env },
      logFile,
    })
    stack.defer(() => child.stop())
    return child.pid
  }
  const support = await start('support', {
    PORT: `${supportPort}`,
    DATABASE_URL: databaseUrl.href,
    PICTURE_FOLDER: join(folder, 'pictures'),
    CHAT_FILE_KEY: PASSWORD.repeat(7),
  })
  const gatewayUrl = `http://127.0.0.1:${gatewayPort}`
  const gateway = await start('gateway', {
    PORT: `${gatewayPort}`,
    OPS_PORT: `${opsPort}`,
    PUBLIC_ORIGIN: gatewayUrl,
    SUPPORT_URL: supportUrl,
  })
  await waitUntilReady(`${supportUrl}/readyz`, 120_000)
  await waitUntilReady(`${gatewayUrl}/healthz`, 120_000)
  const postmaster = Number((await readFile(join(clusterFolder, 'postmaster.pid'), 'utf8')).split('\n')[0])
  const dialogs = await openDialogs(postgres.adminUrl, (userId) => sessions.cookieFor({ userId }))
  return { gatewayUrl, dialogs, pids: { support, gateway, postgres: postmaster } }
}

async function openDialogs(
  adminUrl: string,
  cookieFor: (userId: string) => Promise<string>,
): Promise<Dialog[]> {
  const members = Array.from({ length: DIALOGS }, () => randomUUID())
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ id: string; memberId: string }>(
      `with opened as (
         insert into support.inquiries (member_id, detail_type, subject, opened_at, last_message_at)
         select id, 'sound.playback', '音が出ません', now(), now() from unnest($1::uuid[]) as id
         returning id, member_id),
       said as (
         insert into support.messages (inquiry_id, author, actor_id, text, created_at)
         select id, 'member', member_id, 'スマートフォンで音が出ません。', now() from opened)
       select id, member_id as "memberId" from opened`,
      [members],
    )
    return await Promise.all(
      rows.map(async ({ id, memberId }) => ({
        inquiryId: id,
        etag: null,
        cookie: await cookieFor(memberId),
      })),
    )
  } finally {
    await client.end()
  }
}
