import { rm } from 'node:fs/promises'
import { openDatabase } from '@hibiki/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningLocalProduct, startLocal } from '../../start-local.ts'
import { copyTemplateFolder, TEST_START_OPTIONS } from '../../test-folder.ts'
import { demoPassword } from '../accounts.ts'
import { demoMembers } from './demo-members.ts'

const TIMEOUT_MS = 120_000
let folder: string
let local: RunningLocalProduct
let admin: Awaited<ReturnType<typeof logIn>>

const start = () =>
  startLocal({
    dataDir: folder,
    port: 0,
    ...TEST_START_OPTIONS,
    demoMembers: true,
    memberApp: false,
    adminConsole: false,
  })

beforeAll(async () => {
  folder = await copyTemplateFolder()
  local = await start()
  admin = await logIn('admin')
}, TIMEOUT_MS)
afterAll(async () => {
  await local.close()
  await rm(folder, { recursive: true, force: true })
})

async function logIn(loginId: string) {
  const response = await fetch(`${local.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ loginId, password: demoPassword }),
  })
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  return async (path: string) => {
    const read = await fetch(`${local.url}/api${path}`, { headers: { cookie } })
    if (!read.ok) throw new Error(`${path} answered ${read.status}: ${await read.text()}`)
    return JSON.parse(await read.text())
  }
}

/** Rows of a schema's table, as the database counts them. */
async function count(schema: keyof RunningLocalProduct['services'], table: string): Promise<number> {
  const url = local.databases[schema]
  const database = openDatabase({ url, schema, maxConnections: 1, applicationName: 'tests' })
  try {
    const { rows } = await database.pool.query(`select count(*)::int as count from ${table}`)
    return rows[0].count
  } finally {
    await database.close()
  }
}

const tables = [
  ...[
    ['identity', 'users'],
    ['billing', 'contracts'],
    ['billing', 'invoices'],
    ['billing', 'payments'],
  ],
  ...[
    ['content', 'plays'],
    ['content', 'daily_activity'],
    ['aiesthe', 'face_results'],
    ['aiesthe', 'choices'],
  ],
  ...[
    ['aiesthe', 'mental_check_answers'],
    ['aiesthe', 'stress_results'],
    ['aiesthe', 'photo_refusals'],
  ],
  ...[
    ['support', 'inquiries'],
    ['support', 'messages'],
    ['support', 'canned_answers'],
    ['enterprise', 'play_spans'],
  ],
  ['enterprise', 'expected_spans'],
] as [keyof RunningLocalProduct['services'], string][]

/** Counts sequentially, because concurrent queries would use up the connections that the services leave. */
async function countAll(): Promise<number[]> {
  const counts: number[] = []
  for (const [schema, table] of tables) counts.push(await count(schema, table))
  return counts
}

const last30Days = () => {
  const day = (ago: number) =>
    new Date(Date.now() + 9 * 3_600_000 - ago * 86_400_000).toISOString().slice(0, 10)
  return `from=${day(29)}&to=${day(0)}`
}
const distinct = (values: readonly unknown[]) => new Set(values).size

describe('invented members', () => {
  it('give every dashboard chart varying values, without a day about fewer than five people', async () => {
    const { days: listening } = await admin('/admin/listening-dashboard')
    expect(listening.filter(({ members }: { members: number | null }) => members === null)).toEqual([])
    expect(distinct(listening.map(({ members }: { members: number }) => members))).toBeGreaterThan(5)
    expect(distinct(listening.map(({ plays }: { plays: number }) => plays))).toBeGreaterThan(5)
    const { days: revenue } = await admin('/admin/commerce-dashboard/revenue')
    expect(distinct(revenue.map(({ yen }: { yen: number }) => yen))).toBeGreaterThan(3)
    const { days: signUps } = await admin('/admin/dashboard/sign-ups')
    expect(distinct(signUps.map(({ signUps: value }: { signUps: number }) => value))).toBeGreaterThan(2)
  })

  it('give the diagnosis statistics figures for every day, course and emotion', async () => {
    const figures = await admin(`/admin/diagnosis-statistics?${last30Days()}&per=day`)
    const days = figures.periods.map(({ started }: { started: number | null }) => started)
    expect(days.filter((started: number | null) => started === null)).toEqual([])
    expect(distinct(days)).toBeGreaterThan(3)
    expect(figures.courses).toHaveLength(2)
    for (const { before, after } of figures.emotions) expect(before).not.toBe(after)
    expect(figures.refusals.length).toBeGreaterThan(1)
  })

  it('give the inquiry statistics days, times and ratings', async () => {
    const figures = await admin(`/admin/support-statistics?${last30Days()}`)
    expect(figures.days.length).toBeGreaterThan(15)
    expect(figures.ratings.length).toBe(3)
  })

  it('show staff the device and the last sounds of those who agreed to share them', async () => {
    const rows = await admin('/admin/inquiries?page=1&size=50')
    const inquiries = await Promise.all(rows.map(({ id }: { id: string }) => admin(`/admin/inquiries/${id}`)))
    const shared = inquiries.filter((inquiry) => inquiry.shared)
    expect(shared.length).toBeGreaterThan(inquiries.length / 2)
    expect(shared.length).toBeLessThan(inquiries.length)
    expect(shared.some(({ shared: { sounds } }) => sounds.length > 1)).toBe(true)
    for (const {
      openedAt,
      shared: { sounds },
    } of shared)
      for (const { at } of sounds) expect(Date.parse(at)).toBeLessThan(Date.parse(openedAt))
  })

  it('give staff some canned answers to choose from', async () => {
    expect(await admin('/admin/canned-answers')).toHaveLength(4)
  })

  it('give the hotel a month of playing rooms', async () => {
    const hotel = await logIn('enterprise')
    const rows = await hotel(
      `/v2/enterprise/my/report?${last30Days().replace('from', 'since').replace('to', 'until')}`,
    )
    expect(
      distinct(rows.map(({ playedMinutes }: { playedMinutes: number }) => playedMinutes)),
    ).toBeGreaterThan(10)
  })

  it('reach the other services by events', { timeout: TIMEOUT_MS }, async () => {
    const finished = await count('aiesthe', 'face_results where after_at is not null')
    await expect.poll(() => count('charts', 'diagnoses'), { timeout: 60_000 }).toBe(finished)
    const plays = await count('content', 'plays')
    await expect.poll(() => count('aiesthe', 'plays'), { timeout: 60_000 }).toBe(plays)
    const choices = await admin(`/admin/choice-statistics?${last30Days()}`)
    expect(choices.reasons[0].chosen).toBeGreaterThan(5)
    expect(distinct(choices.clusters.map(({ chosen }: { chosen: number }) => chosen))).toBeGreaterThan(0)
  })

  it('have no password that anybody knows', async () => {
    for (const loginId of [demoMembers[0]?.userId, demoMembers.at(-1)?.userId]) {
      const response = await fetch(`${local.url}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
        body: JSON.stringify({ loginId, password: demoPassword }),
      })
      expect(response.status).toBe(401)
    }
  })

  it('stay unchanged after a second start', { timeout: TIMEOUT_MS }, async () => {
    const before = await countAll()
    expect(before.every((rows) => rows > 0)).toBe(true)
    await local.close()
    local = await start()
    expect(await countAll()).toEqual(before)
  })
})
