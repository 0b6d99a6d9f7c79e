import { randomUUID } from 'node:crypto'
import { saveEntitlements } from '@hibiki/projections'
import { afterAll, describe, expect, it } from 'vitest'
import { createContentApp } from '../../../testing/content-app.ts'
import { addSound } from '../../../testing/sounds.ts'

const sessionId = randomUUID()

const content = await createContentApp()
const sound = await addSound(content)
const cookie = await content.sessions.cookieFor({ sessionId })
afterAll(() => content.close())

const renew = (payload: object, headers: Record<string, string> = { cookie }) =>
  content.app.inject({ method: 'POST', url: '/media/renew-link', headers, payload })

async function later<T>(seconds: number, work: () => Promise<T>): Promise<T> {
  const before = content.clock.now
  content.clock.now = new Date(before.getTime() + seconds * 1000)
  return work().finally(() => {
    content.clock.now = before
  })
}

describe('POST /media/renew-link', () => {
  it('returns a working link for one that expired while the player was paused', async () => {
    const soundSrc = content.links.sign(sound.mediaFileId, sessionId)
    await later(23 * 3600, async () => {
      const answer = await renew({ soundSrc })
      expect(answer.statusCode).toBe(200)
      const url = answer.json().soundSrc.slice('/api'.length)
      expect((await content.app.inject({ url, headers: { cookie } })).statusCode).toBe(200)
    })
  })

  it('accepts the absolute address that a player has', async () => {
    const soundSrc = `https://hibiki.example${content.links.sign(sound.mediaFileId, sessionId)}`
    expect((await renew({ soundSrc })).json().soundSrc).toMatch(/^\/api\/media\//)
  })

  it('renews the link of the visitors’ sample for visitors and members, as a link for visitors', async () => {
    const soundSrc = content.links.sign(sound.mediaFileId, null)
    for (const headers of [{}, { cookie }]) {
      const answer = await renew({ soundSrc }, headers as Record<string, string>)
      const url = answer.json().soundSrc.slice('/api'.length)
      expect((await content.app.inject({ url })).statusCode).toBe(200)
    }
  })

  it('rejects a link with 410 CONTENT_MEDIA_LINK_EXPIRED a day after its expiry', async () => {
    const soundSrc = content.links.sign(sound.mediaFileId, sessionId)
    const answer = await later(25 * 3600, () => renew({ soundSrc }))
    expect([answer.statusCode, answer.json().code]).toEqual([410, 'CONTENT_MEDIA_LINK_EXPIRED'])
  })

  it.each([
    ['of another session', () => content.links.sign(sound.mediaFileId, randomUUID())],
    ['that was changed', () => content.links.sign(sound.mediaFileId, sessionId).replace(/exp=\d/, 'exp=9')],
    ['that leads to another route', () => '/api/auth/me'],
    ['without a path', () => 'https://'],
    ['of an unknown file', () => content.links.sign(randomUUID(), sessionId)],
  ])('returns 404 CONTENT_MEDIA_LINK_INVALID for a link %s', async (_what, link) => {
    const answer = await renew({ soundSrc: link() })
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'CONTENT_MEDIA_LINK_INVALID'])
  })

  it('returns 404 for a sound that was withdrawn', async () => {
    const withdrawn = await addSound(content, { withdrawn: true })
    const soundSrc = content.links.sign(withdrawn.mediaFileId, sessionId)
    expect((await renew({ soundSrc })).statusCode).toBe(404)
  })

  describe('for a sound that requires a plan', () => {
    const kinds = ['aiesthe', 'sound_therapy'] as const

    async function renewAs({
      kind,
      functions = [],
      unpaid: paymentUnconfirmed = false,
      authorities = [],
    }: {
      kind: (typeof kinds)[number]
      functions?: string[]
      unpaid?: boolean
      authorities?: string[]
    }) {
      const [userId, session] = [randomUUID(), randomUUID()]
      await content.database.db
        .transaction()
        .execute((trx) =>
          saveEntitlements(trx, { memberId: userId, functions, paymentUnconfirmed, revision: 1 }),
        )
      const member = await content.sessions.cookieFor({ userId, sessionId: session, authorities })
      // aiesthe signs links by the id of the sound, because it does not know files.
      const { id } = await addSound(content, { kind })
      return renew({ soundSrc: content.links.sign(id, session) }, { cookie: member })
    }

    it.each([
      ['aiesthe', 'aiesthe'],
      ['aiesthe', 'face-diagnosis'],
      ['aiesthe', 'dr-ai-healthcare'],
      ['sound_therapy', 'sound-therapy'],
    ] as const)('renews a link of %s with the function %s', async (kind, name) => {
      expect((await renewAs({ kind, functions: [name] })).statusCode).toBe(200)
    })

    it.each(kinds)(
      'rejects a link of %s with 409 E2002 after the plan has ended, but not with the authority that staff grants',
      async (kind) => {
        const ended = await renewAs({ kind, functions: ['loop'] })
        expect([ended.statusCode, ended.json().code]).toEqual([409, 'E2002'])
        expect((await renewAs({ kind, authorities: ['ai_esthe'] })).statusCode).toBe(200)
      },
    )

    it.each(kinds)('rejects a link of %s with 409 E2001 while the payment is not confirmed', async (kind) => {
      const unpaid = await renewAs({ kind, unpaid: true, authorities: ['ai_esthe'] })
      expect([unpaid.statusCode, unpaid.json().code]).toEqual([409, 'E2001'])
    })
  })

  it('rejects a missing or invalid link with 400 E3001', async () => {
    for (const payload of [{}, { soundSrc: '' }, { soundSrc: 1 }]) {
      const answer = await renew(payload)
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'E3001'])
    }
  })
})
