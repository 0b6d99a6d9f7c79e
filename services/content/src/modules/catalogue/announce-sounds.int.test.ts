import { checkEvent } from '@hibiki/event-contracts'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { up } from '../../../migrations/0021-announce-sounds.ts'
import { type ContentApp, createContentApp } from '../../testing/content-app.ts'
import { addSound } from '../../testing/sounds.ts'

let content: ContentApp
beforeAll(async () => {
  content = await createContentApp()
})
afterAll(() => content.close())

it('announces sounds of the time before, those in the catalogue, once, in words that keep the contract', async () => {
  const { db } = content.database
  const { id } = await addSound(content, { title: '古い音' })
  await addSound(content, { withdrawn: true })
  await addSound(content, { published: false })
  const untyped = db as unknown as Kysely<unknown>
  await up(untyped)
  await up(untyped)
  const events = await db.selectFrom('outbox').select(['subject', 'payload']).execute()
  expect(events).toMatchObject([
    { payload: { soundId: id, title: { ja: '古い音' }, tags: ['calm'], cluster: null } },
  ])
  for (const { subject, payload } of events) expect(checkEvent(subject, payload)).toEqual({ ok: true })
})
