import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { createContentApp } from '../../../testing/content-app.ts'
import { addSound } from '../../../testing/sounds.ts'

const content = await createContentApp()
afterAll(() => content.close())

const ask = (cookie: string) => content.app.inject({ url: '/soundesthe/random', headers: { cookie } })

describe('GET /soundesthe/random', () => {
  it('returns 404 CONTENT_NO_SOUND without a published medical sound', async () => {
    await addSound(content, { kind: 'aiesthe' })
    await addSound(content, { kind: 'kanade' })
    await addSound(content, { withdrawn: true })
    await addSound(content, { published: false })
    const answer = await ask(await content.sessions.cookieFor())
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'CONTENT_NO_SOUND'])
  })

  it('returns a medical sound with a link that works in this session only', async () => {
    const { id } = await addSound(content)
    const cookie = await content.sessions.cookieFor()
    await vi.waitFor(async () => expect((await ask(cookie)).statusCode).toBe(200), { timeout: 5000 })
    const sound = (await ask(cookie)).json()
    expect(sound).toMatchObject({ id, title: '朝の森', genre: '森', tags: ['おだやか'] })
    const url = sound.soundSrc.slice('/api'.length)
    expect((await content.app.inject({ url, headers: { cookie } })).statusCode).toBe(200)
    expect((await content.app.inject({ url })).statusCode).toBe(404)
  })

  it('never returns the same sound twice in a row while there is another', async () => {
    await addSound(content)
    const cookie = await content.sessions.cookieFor()
    const ids = new Set<string>()
    await vi.waitFor(
      async () => {
        ids.add((await ask(cookie)).json().id)
        expect(ids.size).toBe(2)
      },
      { timeout: 15_000 },
    )
    let last = ''
    for (let round = 0; round < 12; round++) {
      const { id } = (await ask(cookie)).json()
      expect(id).not.toBe(last)
      last = id
    }
  })

  it('returns the other sound to a member who played one of two', async () => {
    const userId = randomUUID()
    const cookie = await content.sessions.cookieFor({ userId })
    const rows = await content.database.db
      .selectFrom('sounds')
      .select('id')
      .where('kind', '=', 'sound')
      .execute()
    const [played] = rows
    await content.database.db
      .insertInto('plays')
      .values({
        member_id: userId,
        play_key: 'start:earlier',
        sound_id: played?.id ?? '',
        dmv_type_code: '02',
        plan_code: '01',
        started_at: new Date('2026-11-20T00:00:00Z'),
        ended_at: new Date('2026-11-20T00:10:00Z'),
        played_seconds: 600,
        counted_seconds: 600,
      })
      .execute()
    expect((await ask(cookie)).json().id).not.toBe(played?.id)
  })

  describe('tonight', () => {
    const jst = (text: string) => new Date(`${text}+09:00`)
    async function createListener() {
      const headers = {
        cookie: await content.sessions.cookieFor({ userId: randomUUID(), lifetimeSeconds: 9_000_000 }),
      }
      const askFor = async (query: string): Promise<string> =>
        (await content.app.inject({ url: `/soundesthe/random?${query}`, headers })).json().id
      return { askFor, tonight: () => askFor('tonight=true') }
    }

    it('returns one sound for a whole evening, and another the evening after', async () => {
      await addSound(content)
      const { askFor, tonight } = await createListener()
      content.clock.now = jst('2026-11-28T18:00:00')
      const leading = await tonight()
      expect(await askFor('')).not.toBe(leading)
      content.clock.now = jst('2026-11-29T04:59:00')
      await vi.waitFor(async () => expect(await tonight()).toBe(leading))
      content.clock.now = jst('2026-11-29T18:00:00')
      const next = new Set<string>()
      for (let round = 0; round < 4; round++) next.add(await tonight())
      expect(next.size).toBe(1)
    })

    it('returns what the member asked for instead from then on', async () => {
      const { askFor, tonight } = await createListener()
      const first = await tonight()
      const another = await askFor('tonight=true&another=true')
      expect(another).not.toBe(first)
      expect([await tonight(), await tonight()]).toEqual([another, another])
    })

    it('returns one sound to requests that arrive at once', async () => {
      const { tonight } = await createListener()
      const all = await Promise.all(Array.from({ length: 6 }, tonight))
      expect(new Set(all).size).toBe(1)
      expect(await tonight()).toBe(all[0])
    })

    it('replaces a sound that was withdrawn meanwhile', async () => {
      const { tonight } = await createListener()
      const withdrawnId = await tonight()
      const setWithdrawn = (withdrawn_at: Date | null) =>
        content.database.db
          .updateTable('sounds')
          .set({ withdrawn_at })
          .where('id', '=', withdrawnId)
          .execute()
      await setWithdrawn(new Date())
      await vi.waitFor(async () => expect(await tonight()).not.toBe(withdrawnId), { timeout: 5000 })
      const replacement = await tonight()
      await setWithdrawn(null)
      expect(await tonight()).toBe(replacement)
    })
  })

  it('rejects a visitor with 401 E4010', async () => {
    expect((await ask('')).json().code).toBe('E4010')
  })

  it('rejects a session that a newer login ended with 500 E5001', async () => {
    const sessionId = randomUUID()
    content.sessions.end(sessionId, 'duplicate-login')
    const answer = await ask(await content.sessions.cookieFor({ sessionId }))
    expect([answer.statusCode, answer.json().message]).toEqual([
      500,
      '重複ログインのためログアウトしました。',
    ])
  })

  it('rejects an enterprise-only account with 403 E4030', async () => {
    const answer = await ask(await content.sessions.cookieFor({ roles: ['ROLE_ENTERPRISE'] }))
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'E4030'])
  })
})
