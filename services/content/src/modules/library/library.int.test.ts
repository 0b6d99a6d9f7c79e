import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { createContentApp } from '../../testing/content-app.ts'
import { addSound } from '../../testing/sounds.ts'
import { listFavouriteSoundIds, MAX_FAVOURITES, saveOrDeleteFavourite } from './favourites.sql.ts'

const content = await createContentApp({ now: '2026-11-21T03:00:00Z' })
const older = (
  await addSound(content, { planCode: '04', title: 'older', publishedAt: '2026-10-01T00:00:00Z' })
).id
const newer = (
  await addSound(content, { planCode: '02', title: 'newer', publishedAt: '2026-10-02T00:00:00Z' })
).id
await addSound(content, { planCode: '02', withdrawn: true })
afterAll(() => content.close())

const library = async (cookie: string) =>
  (await content.app.inject({ url: '/soundesthe/library', headers: { cookie } })).json()
const keep = (cookie: string, soundId: string, favourite: boolean) =>
  content.app.inject({
    method: 'POST',
    url: '/soundesthe/favourite',
    headers: { cookie },
    payload: { soundId, favourite },
  })

const play = (userId: string, soundId: string, startedAt: string, counted = 60) => ({
  member_id: userId,
  play_key: randomUUID(),
  sound_id: soundId,
  dmv_type_code: '02',
  plan_code: '01',
  started_at: new Date(startedAt),
  ended_at: new Date(startedAt),
  played_seconds: counted,
  counted_seconds: counted,
})

describe('GET /soundesthe/library', () => {
  it('returns all medical sounds that are not withdrawn, newest first, with the fields that the shelves need', async () => {
    const { sounds, favourites, recent } = await library(await content.sessions.cookieFor())
    expect(sounds.map(({ title }: { title: string }) => title)).toEqual(['newer', 'older'])
    expect(sounds[0]).toMatchObject({ planCode: '02', reading: '', tagCodes: [expect.any(String)] })
    expect([favourites, recent]).toEqual([[], []])
  })

  it('lists the sounds that the member heard last, each once, without plays that do not count', async () => {
    const userId = randomUUID()
    const cookie = await content.sessions.cookieFor({ userId })
    const rows = [
      play(userId, newer, '2026-11-20T12:00:00Z'),
      play(userId, older, '2026-11-20T13:00:00Z'),
      play(userId, newer, '2026-11-18T12:00:00Z'),
      play(userId, newer, '2026-11-20T14:00:00Z', 0),
      play(randomUUID(), newer, '2026-11-20T15:00:00Z'),
    ]
    await content.database.db.insertInto('plays').values(rows).execute()
    expect((await library(cookie)).recent).toEqual([older, newer])
  })
})

describe('POST /soundesthe/favourite', () => {
  it('saves a favourite for this member only and once, and deletes it again', async () => {
    const [mine, other] = [await content.sessions.cookieFor(), await content.sessions.cookieFor()]
    for (const _ of [1, 2]) expect((await keep(mine, older, true)).json()).toEqual({ favourite: true })
    expect((await library(mine)).favourites).toEqual([older])
    expect((await library(other)).favourites).toEqual([])
    expect((await keep(mine, older, false)).json()).toEqual({ favourite: false })
    expect((await library(mine)).favourites).toEqual([])
  })

  it('returns 404 E4040 for an unknown sound, 401 E4010 for a visitor and 403 E4030 for an enterprise-only account', async () => {
    const cookie = await content.sessions.cookieFor()
    expect((await keep(cookie, randomUUID(), true)).json().code).toBe('E4040')
    expect((await keep('', older, true)).json().code).toBe('E4010')
    const enterprise = await content.sessions.cookieFor({ roles: ['ROLE_ENTERPRISE'] })
    expect((await keep(enterprise, older, true)).json().code).toBe('E4030')
  })

  it(`deletes the oldest favourite when a member has more than ${MAX_FAVOURITES}`, async () => {
    const { db } = content.database
    const memberId = randomUUID()
    const sound = await db.selectFrom('sounds').selectAll().where('id', '=', older).executeTakeFirstOrThrow()
    const ids = Array.from({ length: MAX_FAVOURITES }, () => randomUUID())
    await db
      .insertInto('sounds')
      .values(ids.map((id) => ({ ...sound, id })))
      .execute()
    await db
      .insertInto('favourites')
      .values(ids.map((sound_id, day) => ({ member_id: memberId, sound_id, kept_at: new Date(day) })))
      .execute()
    await saveOrDeleteFavourite(db, { memberId, soundId: older, favourite: true, now: content.clock.now })
    const kept = await listFavouriteSoundIds(db, memberId)
    expect(kept).toHaveLength(MAX_FAVOURITES)
    expect([kept[0], kept.includes(ids[0] as string)]).toEqual([older, false])
  })
})
