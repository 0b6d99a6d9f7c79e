import { randomUUID } from 'node:crypto'
import type { EventPayload } from '@hibiki/event-contracts'
import { requestDeadLetterReplay } from '@hibiki/messaging'
import { saveErasedMember } from '@hibiki/projections'
import { testConsumerGuarantees } from '@hibiki/service/testing'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createContentApp } from '../../testing/content-app.ts'
import { createRecordingMember } from '../../testing/recording-member.ts'
import { addSound } from '../../testing/sounds.ts'

let [soundId, otherSoundId] = ['', '']
const content = await createContentApp({ now: '2026-11-21T03:00:00Z' })
beforeAll(async () => {
  soundId = (await addSound(content, { kind: 'aiesthe', title: '顔の響き' })).id
  otherSoundId = (await addSound(content, { kind: 'aiesthe', course: { cluster: 3, minutes: 20 } })).id
})
afterAll(() => content.close())

const publish = (payload: unknown, id?: string) => content.deliver('aiesthe.sound-chosen.v1', payload, id)

type Chosen = EventPayload<'aiesthe.sound-chosen.v1'>
const chosen = (changes: Partial<Chosen> = {}): Chosen => ({
  resultId: randomUUID(),
  userId: randomUUID(),
  soundId,
  at: '2026-11-21T03:00:00.000Z',
  ...changes,
})
const kept = (resultId: string) =>
  content.database.db.selectFrom('chosen_sounds').selectAll().where('result_id', '=', resultId).execute()
const record = (faceExpSoundResultId: string) => ({
  dmvTypeCode: '01',
  planCode: '03',
  faceExpSoundResultId,
  startDateTime: '2026-11-21 11:00:00',
  endDateTime: '2026-11-21 11:10:00',
  totalPlayingTime: '00:10:00',
})
const newMember = () => createRecordingMember(content, '/dmv/record-face-playing')

describe('project-chosen-sounds', () => {
  it('adds the sound to a play that arrived first, as a further revision, without counting it again', async () => {
    const member = await newMember()
    const event = chosen({ userId: member.userId })
    await member.send(record(event.resultId))
    await publish(event)
    expect(await member.plays()).toMatchObject([{ sound_id: soundId, revision: 2, counted_seconds: 600 }])
    expect(await member.days()).toMatchObject([{ ai_esthe_seconds: 600 }])
    expect(await member.events()).toMatchObject([
      { soundId: null, revision: 1 },
      { soundId, soundTitle: { ja: '顔の響き' }, revision: 2, countedSeconds: 600 },
    ])
    await member.send({ ...record(event.resultId), totalPlayingTime: '00:10:01' })
    expect(await member.plays()).toMatchObject([{ sound_id: soundId, revision: 3, played_seconds: 601 }])
  })

  it('leaves no play without its sound, whichever of play and choice commits first', async () => {
    const members = await Promise.all(Array.from({ length: 25 }, newMember))
    await Promise.all(
      members.flatMap((member) => {
        const event = chosen({ userId: member.userId })
        return [member.send(record(event.resultId)), publish(event)]
      }),
    )
    for (const member of members) expect(await member.plays()).toMatchObject([{ sound_id: soundId }])
  })

  it('stores a choice of an unknown sound as a dead letter, whose replay completes the play', async () => {
    const { db } = content.database
    const member = await newMember()
    const [id, missing] = [randomUUID(), randomUUID()]
    const event = chosen({ userId: member.userId, soundId: missing })
    await member.send(record(event.resultId))
    for (let tries = 0; tries < 2; tries++) await expect(publish(event, id)).rejects.toThrow('postponed')
    await publish(event, id)
    expect(await member.plays()).toMatchObject([{ sound_id: null, revision: 1 }])

    const found = await addSound(content, { kind: 'enterprise' })
    await db.updateTable('sounds').set({ id: missing }).where('id', '=', found.id).execute()
    const letters = db.selectFrom('dead_letters').select('id').where('event_id', '=', id)
    await requestDeadLetterReplay(content.database, String((await letters.executeTakeFirstOrThrow()).id))
    await vi.waitFor(
      async () => expect(await member.plays()).toMatchObject([{ sound_id: missing, revision: 2 }]),
      { timeout: 10_000 },
    )
  })

  it('handles duplicate deliveries once and keeps the newest choice in any order', async () => {
    const event = chosen()
    const id = randomUUID()
    await publish(event, id)
    await publish({ ...event, soundId: otherSoundId, at: '2026-11-21T04:00:00.000Z' })
    await publish(event, id)
    await publish({ ...event, at: '2026-11-21T03:30:00.000Z' })
    expect(await kept(event.resultId)).toMatchObject([{ sound_id: otherSoundId }])
  })

  it('never assigns a result to another member', async () => {
    const [owner, thief] = [await newMember(), await newMember()]
    const event = chosen({ userId: owner.userId })
    await thief.send(record(event.resultId))
    await publish(event)
    expect(await thief.plays()).toMatchObject([{ sound_id: null }])
    await publish({ ...event, userId: thief.userId, at: '2026-11-22T03:00:00.000Z' })
    expect(await kept(event.resultId)).toMatchObject([{ member_id: owner.userId }])
    expect(await thief.plays()).toMatchObject([{ sound_id: null }])
  })

  it('saves nothing of a member who was erased', async () => {
    const event = chosen()
    const { db } = content.database
    await db.transaction().execute((trx) => saveErasedMember(trx, event.userId, new Date()))
    await publish(event)
    expect(await kept(event.resultId)).toEqual([])
  })

  testConsumerGuarantees({
    consumer: 'project-chosen-sounds',
    subject: 'aiesthe.sound-chosen.v1',
    table: 'chosen_sounds',
    service: () => content,
    payload: chosen,
    effect: (payload) => kept((payload as Chosen).resultId),
  })
})
