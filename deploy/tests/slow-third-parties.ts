// node deploy/tests/slow-third-parties.ts (four minutes): S3, the mail server and the payment provider in turn refuse connections, then
// respond 10 s late. Meanwhile members must sign in, play cached sounds, record plays and read lists as fast as ever; orders end as the
// provider decides, and mails leave later. Everything runs on loopback and in one folder.
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { getVersitygwPath } from '@hibiki/test-harness'
import pg from 'pg'
import { startCopies } from './product/copies.ts'
import { logInDemoMembers, pickSoundId, startRecordLoad } from './product/record-load.ts'
import { startPostgresAndNats } from './product/start-postgres-and-nats.ts'
import { stopLoadAndRequireNoLoss } from './product/stop-load-and-require-no-loss.ts'
import {
  createMemberCalls,
  type MemberCalls,
  measureSlowest,
  sendCall,
  sendCallForJson,
} from './slow-third-parties/calls.ts'
import {
  type Buyer,
  countUnsettledOrders,
  createBuyer,
  placeOrder,
  readSettledOrders,
} from './slow-third-parties/orders.ts'
import { startThirdParties, type ThirdParties } from './slow-third-parties/third-parties.ts'
import { formatSecondsSince, printLine, requireTool, runCheck, waitUntil } from './steps.ts'

const RATE = 5
const KNOWN_FILES = 1
const PICKS = 30
const LATENCY_MS = 10_000
const ROUNDS_BEFORE = 8
const ROUNDS = 4
/** Each phase is long enough for calls to the faulty party to pile up. */
const PHASE_MS = 12_000
/** The number of concurrent calls to the faulty party, which exceeds the database connections of a replica. */
const PILE = 12
/** These calls usually take tens of milliseconds; this much more is noise on a busy machine. */
const NOISE_MS = 1_000
const TIMES_USUAL = 3
/** Clearing queries the provider about a payment when it is two minutes old. */
const SETTLE_WITHIN_MS = 300_000

interface Scene {
  gateway: string
  parties: ThirdParties
  deeds: MemberCalls
  usual: ReadonlyMap<string, number>
  members: readonly string[]
  /** One buyer for each order. */
  buyers: Buyer[]
  /** Links of sounds that were not played before. */
  unknown: readonly string[]
}

type Party = keyof ThirdParties['doors']

// The outage comes first, because sounds that nobody has played are then still uncached for the delay.
const conditions = {
  'refuses connections': (parties: ThirdParties, party: Party) => parties.doors[party].disconnect(),
  'answers 10 s late': async (parties: ThirdParties, party: Party) =>
    parties.doors[party].setDelayMs(LATENCY_MS),
}

/** Calls that need the third party; each resolves with a description of its responses. */
const needing: Record<Party, (scene: Scene) => Promise<string>> = {
  async payments({ gateway, members, buyers }) {
    const buyer = buyers.shift()
    if (!buyer) throw new Error('nobody is left to order')
    const [report, cards] = await Promise.all([
      placeOrder(gateway, buyer),
      pile(members, (cookie) =>
        sendCall(gateway, { path: '/api/credit-card/register', cookie, body: { token: 'tok_visa' } }),
      ),
    ])
    return `an order is told "${report}", ${PILE} cards to register ${cards}`
  },
  async S3({ gateway, members: [cookie = ''], unknown }) {
    return `a sound nobody has played, ${PILE} times: ${await pile(unknown, (path) => sendCall(gateway, { path, cookie }))}`
  },
  async SMTP({ gateway }) {
    const start = performance.now()
    const path = '/api/account/forgot-password/issue-confirm-mail?email=customer2@hibiki.example'
    const { status } = await sendCall(gateway, { path, body: {} })
    return `a mail to reset a password is asked for: ${status} after ${formatSecondsSince(start)} s`
  },
}

async function pile(of: readonly string[], one: (each: string) => Promise<Response>): Promise<string> {
  const start = performance.now()
  const calls = Array.from({ length: PILE }, async (_, turn) => {
    const response = await one(of[turn % of.length] ?? '').catch(() => undefined)
    return response?.status ?? 'no answer'
  })
  const statuses = new Set(await Promise.all(calls))
  return `${[...statuses].join(', ')} after at most ${formatSecondsSince(start)} s`
}

/** @throws Error when somebody waited longer than usual */
async function bring(scene: Scene, party: Party, condition: keyof typeof conditions): Promise<string> {
  const { parties, deeds, usual } = scene
  await conditions[condition](parties, party)
  try {
    const told = needing[party](scene)
    told.catch(() => {})
    const enough = sleep(PHASE_MS)
    await sleep(1_000)
    const times = await measureSlowest(deeds, ROUNDS)
    await enough
    const late = [...times].filter(
      ([name, ms]) => ms > Math.max(NOISE_MS, TIMES_USUAL * (usual.get(name) ?? 0)),
    )
    if (late.length > 0)
      throw new Error(late.map(([name, ms]) => `${name} took ${Math.round(ms)} ms`).join(', '))
    const [name = '', ms = 0] = [...times].sort(([, a], [, b]) => b - a)[0] ?? []
    return `everything else as usual, at most ${Math.round(ms)} ms (${name}); ${await told}`
  } finally {
    await parties.doors[party].removeFaults()
  }
}

async function bringAll(scene: Scene): Promise<void> {
  let failed = 0
  // Payments first: what is unclear of them is cleared while the others are away.
  for (const party of ['payments', 'S3', 'SMTP'] as const)
    for (const condition of Object.keys(conditions) as (keyof typeof conditions)[])
      try {
        printLine(`OK     ${party} ${condition}: ${await bring(scene, party, condition)}`)
      } catch (error) {
        failed += 1
        printLine(`FAILED ${party} ${condition}: ${(error as Error).message}`)
      }
  if (failed > 0) throw new Error(`${failed} of the faults were felt elsewhere`)
}

/** Links to play by: of files that are played now, and of others. */
async function pickMedia(gateway: string, cookie: string): Promise<{ known: string[]; unknown: string[] }> {
  const links = new Map<string, string>()
  for (let turn = 0; turn < PICKS; turn++) {
    const { soundSrc } = await sendCallForJson<{ soundSrc: string }>(gateway, {
      path: '/api/soundesthe/random',
      cookie,
    })
    // Sounds may share a file. The response to HEAD does not need the bucket.
    const head = await fetch(gateway + soundSrc, { method: 'HEAD', headers: { cookie } })
    links.set(head.headers.get('etag') ?? '', soundSrc)
    // Within the rate limit of a session.
    await sleep(60)
  }
  const all = [...links.values()]
  const [known, unknown] = [all.slice(0, KNOWN_FILES), all.slice(KNOWN_FILES)]
  if (unknown.length === 0) throw new Error(`${all.length} files are too few`)
  for (const path of known) {
    const response = await sendCall(gateway, { path, cookie })
    if (!response.ok) throw new Error(`a sound: ${response.status}`)
  }
  return { known, unknown }
}

async function judgeOrders(client: pg.Client, told: { charged: number; charges: number }): Promise<void> {
  const { done, failed, charges, yen } = await readSettledOrders(client)
  printLine(
    `${done} orders done, ${failed} failed; billing: ${charges} payments of ${yen} yen, the provider: ${told.charges} of ${told.charged}`,
  )
  if (charges !== told.charges || yen !== told.charged || done !== charges)
    throw new Error('orders do not say what the provider says')
}

async function run(folder: string, stack: AsyncDisposableStack): Promise<void> {
  const { postgresUrl, natsUrl } = await startPostgresAndNats(folder, stack)
  const parties = await startThirdParties(folder, stack)
  const { gateways } = await startCopies({
    folder,
    stack,
    postgresUrl,
    copies: { identity: 1, billing: 1, content: 1, gateway: 1 },
    settingsOf: (service) => ({ NATS_URL: natsUrl, ...parties.settingsOf(service) }),
  })
  parties.fillBucket(join(folder, 'media'))
  const [gateway = ''] = gateways
  const provider = await parties.startPayments({ postgresUrl, gateway })
  const client = new pg.Client({ connectionString: postgresUrl })
  await client.connect()
  stack.defer(() => client.end())

  const members = await logInDemoMembers(gateway)
  const [player = ''] = members
  const buyers = await Promise.all(members.slice(1).map((cookie) => createBuyer(gateway, cookie)))
  const { known, unknown } = await pickMedia(gateway, player)
  const soundId = await pickSoundId(gateway, player)
  const load = startRecordLoad({ gateways, members, soundId, perSecond: RATE })
  const [first] = buyers.splice(0, 1)
  if (first) printLine(`before: an order is told "${await placeOrder(gateway, first)}"`)
  const deeds = createMemberCalls(gateway, { cookie: player, media: known })
  const usual = await measureSlowest(deeds, ROUNDS_BEFORE)
  printLine(`usual: ${[...usual].map(([name, ms]) => `${name} ${Math.round(ms)} ms`).join(', ')}`)
  try {
    await bringAll({ gateway, parties, deeds, usual, members, buyers, unknown })
  } finally {
    const start = performance.now()
    await waitUntil(
      'payments to be clear',
      async () => (await countUnsettledOrders(client)) === 0,
      SETTLE_WITHIN_MS,
    )
    printLine(`every order settled ${formatSecondsSince(start)} s after the last fault`)
  }
  await judgeOrders(client, (await provider.readTotals()).all)
  await waitUntil('mails', async () => (await waitingMails(client)) === 0, SETTLE_WITHIN_MS)
  printLine(`${parties.smtp.mails.length} mails arrived, none waits`)
  await stopLoadAndRequireNoLoss(load, postgresUrl)
}

async function waitingMails(client: pg.Client): Promise<number> {
  const { rowCount } = await client.query(
    `select from identity.mails where state <> 'sent' union all select from billing.mails where state <> 'sent'`,
  )
  return rowCount ?? -1
}

await runCheck({
  name: 'S3, mails and payments slow or away: felt nowhere else, orders true',
  folder: 'third-parties',
  maxMinutes: 15,
  run,
  needs() {
    requireTool('nats-server', 'the package nats-server')
    requireTool(getVersitygwPath(), 'an S3 server; npm test builds it')
  },
})
