import { randomUUID } from 'node:crypto'
import type { EventPayload } from '@hibiki/event-contracts'
import { injectInternalCall } from '@hibiki/http/testing'
import { saveErasedMember } from '@hibiki/projections'
import { testConsumerGuarantees } from '@hibiki/service/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createContentApp } from '../../testing/content-app.ts'
import { createRecordingMember } from '../../testing/recording-member.ts'
import { addSound } from '../../testing/sounds.ts'

let [soundId, otherSoundId] = ['', '']
const content = await createContentApp({ now: '2026-11-21T03:00:00Z' })
beforeAll(async () => {
  soundId = (await addSound(content, { kind: 'aiesthe' })).id
  otherSoundId = (await addSound(content)).id
})
afterAll(() => content.close())

type Deleted = EventPayload<'aiesthe.diagnosis-deleted.v1'>
const deleted = (changes: Partial<Deleted> = {}): Deleted => ({
  resultId: randomUUID(),
  userId: randomUUID(),
  at: '2026-11-21T02:00:00.000Z',
  ...changes,
})
const choose = ({ resultId, userId }: Deleted, at = '2026-11-21T01:00:00.000Z') =>
  content.deliver('aiesthe.sound-chosen.v1', { resultId, userId, soundId, at })
const remove = (payload: unknown, id?: string) => content.deliver('aiesthe.diagnosis-deleted.v1', payload, id)

const rowsOf = (table: 'chosen_sounds' | 'deleted_diagnoses', { resultId }: Deleted) =>
  content.database.db.selectFrom(table).selectAll().where('result_id', '=', resultId).execute()
const record = (faceExpSoundResultId: string, changes: object = {}) => ({
  dmvTypeCode: '01',
  planCode: '03',
  faceExpSoundResultId,
  totalPlayingTime: '00:10:00',
  startDateTime: '2026-11-21 11:00:00',
  endDateTime: '2026-11-21 11:10:00',
  ...changes,
})
const newMember = () => createRecordingMember(content, '/dmv/record-face-playing')

describe('project-deleted-diagnoses', () => {
  it('deletes the choice, also from the member’s export, and leaves the play with its sound unchanged', async () => {
    const member = await newMember()
    const event = deleted({ userId: member.userId })
    await choose(event)
    await member.send(record(event.resultId))
    const before = [await member.plays(), await member.days(), await member.events()]
    await remove(event)
    expect(await rowsOf('chosen_sounds', event)).toEqual([])
    const copy = (await injectInternalCall(content.app, `/internal/members/${member.userId}/export`)).json()
    expect(copy).toMatchObject({
      chosenSounds: [],
      deletedDiagnoses: [{ faceExpSoundResultId: event.resultId, deletedAt: event.at }],
    })
    expect([await member.plays(), await member.days(), await member.events()]).toEqual(before)
    await member.send(record(event.resultId, { totalPlayingTime: '00:10:01' }))
    expect(await member.plays()).toMatchObject([{ sound_id: soundId, played_seconds: 601 }])
  })

  it('ignores later and repeated choices; the play stays without a sound and counts', async () => {
    const member = await newMember()
    const event = deleted({ userId: member.userId })
    await member.send(record(event.resultId))
    await remove(event)
    await choose(event)
    await choose(event, '2026-11-21T02:30:00.000Z')
    expect(await rowsOf('chosen_sounds', event)).toEqual([])
    expect(await member.plays()).toMatchObject([{ sound_id: null, revision: 1, counted_seconds: 600 }])
  })

  it('a play reported after the deletion counts, with the sound that the client names or without one', async () => {
    for (const vibrationId of [otherSoundId, undefined]) {
      const member = await newMember()
      const event = deleted({ userId: member.userId })
      await choose(event)
      await remove(event)
      const answer = await member.send(record(event.resultId, vibrationId ? { vibrationId } : {}))
      expect(answer.statusCode).toBe(200)
      expect(await member.plays()).toMatchObject([{ sound_id: vibrationId ?? null, counted_seconds: 600 }])
    }
  })

  it('leaves no choice stored, whichever of the two events commits first', async () => {
    const events = Array.from({ length: 25 }, () => deleted())
    await Promise.all(events.flatMap((event) => [choose(event), remove(event)]))
    for (const event of events) expect(await rowsOf('chosen_sounds', event)).toEqual([])
  })

  it('ignores a deletion of another member’s diagnosis, before or after its choice', async () => {
    const [first, second] = [deleted(), deleted()]
    await choose(first)
    for (const { resultId } of [first, second]) await remove(deleted({ resultId }))
    await choose(second)
    for (const event of [first, second])
      expect(await rowsOf('chosen_sounds', event)).toMatchObject([{ member_id: event.userId }])
  })

  it('changes nothing when events are delivered again, as in a rebuild', async () => {
    const [id, event] = [randomUUID(), deleted()]
    await choose(event)
    await remove(event, id)
    await remove(event, id)
    await remove({ ...event, at: '2026-11-22T02:00:00.000Z' })
    expect(await rowsOf('deleted_diagnoses', event)).toMatchObject([{ deleted_at: new Date(event.at) }])
  })

  it('saves nothing of a member who was erased', async () => {
    const event = deleted()
    const { db } = content.database
    await db.transaction().execute((trx) => saveErasedMember(trx, event.userId, new Date()))
    await remove(event)
    expect(await rowsOf('deleted_diagnoses', event)).toEqual([])
  })

  testConsumerGuarantees({
    consumer: 'project-deleted-diagnoses',
    subject: 'aiesthe.diagnosis-deleted.v1',
    table: 'deleted_diagnoses',
    service: () => content,
    payload: deleted,
    effect: (payload) => rowsOf('deleted_diagnoses', payload as Deleted),
  })
})
