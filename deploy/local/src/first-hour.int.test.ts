import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoPurposes, demoSounds } from '@hibiki/demo-sounds'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword } from './demo/accounts.ts'
import { demoEnterprise } from './demo/enterprise.ts'
import { type RunningLocalProduct, startLocal } from './start-local.ts'

const clusters = [1, 2, 3, 4] as const
/** The upload pages use these numbers for 10 and 20 minutes. */
const courses = [1, 2] as const
const sections = demoEnterprise.rooms.flatMap((room): readonly { id: string }[] => room.sections)
const listeners = ['premium', 'customer'] as const
const everyMember = ['premium', 'general', 'customer', 'pic', 'admin'] as const

let dataDir: string
let product: RunningLocalProduct
let readyAtStart: unknown
const cookies = new Map<string, string>()

async function logIn(login: string): Promise<string> {
  const response = await fetch(`${product.url}/api/auth/login`, {
    method: 'POST',
    headers: { origin: product.url, 'content-type': 'application/json' },
    body: JSON.stringify({ loginId: `${login}@hibiki.example`, password: demoPassword }),
  })
  expect(response.status, login).toBe(200)
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

async function get(login: string | null, path: string): Promise<{ status: number; body: unknown }> {
  if (login && !cookies.has(login)) cookies.set(login, await logIn(login))
  const response = await fetch(`${product.url}${path}`, {
    headers: { origin: product.url, ...(login && { cookie: cookies.get(login) ?? '' }) },
  })
  return { status: response.status, body: await response.json() }
}

/** Returns all media links in a response, however deeply they are nested. */
function linksIn(value: unknown): string[] {
  if (typeof value === 'string') return /\/media\/[0-9a-f-]{36}/.test(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(linksIn) : []
}

/** Fetches the bytes behind the first link of a response, as a player does. */
async function play(login: string | null, path: string): Promise<void> {
  const { status, body } = await get(login, path)
  expect({ path, status, links: linksIn(body).length > 0, ...(status === 200 ? {} : { body }) }).toEqual({
    path,
    status: 200,
    links: true,
  })
  const link = new URL(linksIn(body)[0] ?? '', product.url)
  const media = await fetch(link, { headers: login ? { cookie: cookies.get(login) ?? '' } : {} })
  expect({ path, status: media.status }).toEqual({ path, status: 200 })
  const bytes = Buffer.from(await media.arrayBuffer())
  expect(bytes.length).toBeGreaterThan(100_000)
  expect(bytes.readUInt16BE(0)).toBe(0xfffb)
}

// The whole catalogue, on a folder in which nothing is yet.
describe('as soon as the product is ready', { timeout: 60_000 }, () => {
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'hibiki-first-hour-'))
    product = await startLocal({
      dataDir,
      port: 0,
      demoSounds: 'all',
      memberApp: false,
      adminConsole: false,
      rateLimit: false,
    })
    readyAtStart = (await get(null, '/dev/demo-sounds')).body
  }, 240_000)
  afterAll(async () => {
    await product?.close()
    rmSync(dataDir, { recursive: true, force: true })
  })

  it('the progress says how many demo sounds are ready', () => {
    expect(readyAtStart).toEqual({ ready: expect.any(Number), total: demoSounds.length })
    expect((readyAtStart as { ready: number }).ready).toBeGreaterThanOrEqual(24)
  })

  it('a visitor hears the free sample', () => play(null, '/api/soundesthe/free-sound'))

  it.each(everyMember)('%s hears a random medical sound, one of nature and one of Kanade', async (login) => {
    for (const path of ['soundesthe/random', 'kanade/random', 'api/natural-sound/list', 'api/kanade/list'])
      await play(login, `/api/${path}`)
  })

  it.each(Object.keys(demoPurposes))('a member hears a sound for purpose %s', async (code) => {
    const { body } = await get('general', `/api/soundesthe/purpose-details?code=${code}`)
    const details = body as { value: string }[]
    const found = await Promise.all(
      details.map(({ value }) => get('general', `/api/soundesthe/purpose-detail-random?detailId=${value}`)),
    )
    const ready = details.find((_, index) => found[index]?.status === 200)
    await play('general', `/api/soundesthe/purpose-detail-random?detailId=${ready?.value}`)
  })

  it.each(listeners)('%s hears AI esthe of every mood', async (login) => {
    await play(login, '/api/aiesthe/random')
    for (const cluster of clusters) await play(login, `/api/aiesthe/cluster?clusterId=${cluster}`)
  })

  it('an administrator finds AI esthe of each mood for both courses', async () => {
    const { body } = await get('admin', '/api/upload/aiesthe-dmv-list')
    const sounds = body as { path: string; cluster: number; course: number }[]
    for (const cluster of clusters)
      for (const course of courses) {
        const found = sounds.find((sound) => sound.cluster === cluster && sound.course === course)
        expect(found?.path, `cluster ${cluster}, course ${course}`).toContain('/media/')
      }
    await play('admin', '/api/upload/aiesthe-dmv-list')
  })

  it.each(listeners)('%s hears therapy of every course for eyes and mouth', async (login) => {
    for (const cluster of clusters)
      for (const part of ['eyes', 'mouth'])
        await play(login, `/api/aiesthe/sound-therapy/list?clusterId=${cluster}&bodyPart=${part}`)
  })

  it('a hotel hears the trial with and without music, and a sound in each of its sections', async () => {
    for (const withMusic of [true, false])
      await play('enterprise', `/api/enterprise/random?withMusic=${withMusic}`)
    for (const { id } of sections)
      await play('enterprise', `/api/v2/enterprise/my/room/section?sectionId=${id}&start=true`)
  })
})
