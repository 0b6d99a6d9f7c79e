import { randomUUID } from 'node:crypto'
import { validateEventPayload } from '@hibiki/event-contracts'
import { afterAll, describe, expect, it } from 'vitest'
import { up as announceFrequencies } from '../../../../migrations/0029-announce-frequencies.ts'
import { createContentApp } from '../../../testing/content-app.ts'
import { createMp3 } from '../../../testing/mp3.ts'
import { addSound } from '../../../testing/sounds.ts'
import { createUploader, listSoundEvents } from '../../../testing/uploads.ts'
import { measureNextSound } from '../../uploads/measure-next-sound.ts'

const analyse = () => measureNextSound(content.context)
const content = await createContentApp()
afterAll(() => content.close())

const ask = (soundId: string, cookie?: string) =>
  content.app.inject({ url: `/soundesthe/waveform?soundId=${soundId}`, headers: cookie ? { cookie } : {} })

describe('GET /soundesthe/waveform', () => {
  it('returns no bars until the background job has measured the sound, then 240 bars', async () => {
    const sound = await addSound(content, { bytes: await createMp3({ seconds: 3 }) })
    const { cookie } = await createUploader(content, {})
    const early = await ask(sound.id, cookie)
    expect([early.statusCode, early.json(), early.headers['cache-control']]).toEqual([200, [], 'no-store'])
    expect((await ask(randomUUID(), cookie)).json().code).toBe('E4040')
    expect([await analyse(), await analyse()]).toEqual([true, false])
    const response = await ask(sound.id, cookie)
    expect([response.statusCode, response.json().length]).toEqual([200, 240])
    expect(Math.max(...response.json())).toBe(100)
    const [row] = await content.database.db.selectFrom('sound_analyses').selectAll().execute()
    expect(row?.loudness_lufs).toBeLessThan(-9)
    expect(row?.loudness_lufs).toBeGreaterThan(-11)
  })

  it('lets visitors see the waveform of a free sample only, and rejects enterprise-only accounts with 403 E4030', async () => {
    const sample = await addSound(content, {
      freeSample: true,
      bytes: await createMp3({ seconds: 2, hz: 300 }),
    })
    const other = await addSound(content, { bytes: await createMp3({ seconds: 2, hz: 310 }) })
    await analyse()
    await analyse()
    expect((await ask(sample.id)).statusCode).toBe(200)
    expect((await ask(other.id)).json().code).toBe('E4010')
    expect((await ask(randomUUID())).json().code).toBe('E4010')
    const enterprise = await createUploader(content, { roles: ['ROLE_ENTERPRISE'] })
    expect((await ask(other.id, enterprise.cookie)).json().code).toBe('E4030')
  })

  it('returns flat bars for a file that cannot be measured, and 404 for a withdrawn sound', async () => {
    const broken = await addSound(content, { bytes: Buffer.from('no sound') })
    const withdrawn = await addSound(content, {
      withdrawn: true,
      bytes: await createMp3({ seconds: 2, hz: 320 }),
    })
    expect([await analyse(), await analyse()]).toEqual([true, false])
    const { cookie } = await createUploader(content, {})
    expect((await ask(broken.id, cookie)).json()).toEqual(new Array(240).fill(0))
    expect((await ask(withdrawn.id, cookie)).statusCode).toBe(404)
  })

  it('adds frequencies to a sound that was measured without them, and keeps its bars', async () => {
    const sound = await addSound(content, { bytes: await createMp3({ seconds: 2, hz: 47 }) })
    const peaks = new Array<number>(240).fill(7)
    const { db } = content.database
    await db.insertInto('sound_analyses').values({ sound_id: sound.id, loudness_lufs: -20, peaks }).execute()
    expect([await analyse(), await analyse()]).toEqual([true, false])
    const analysis = db.selectFrom('sound_analyses').selectAll().where('sound_id', '=', sound.id)
    const { frequencies, ...before } = await analysis.executeTakeFirstOrThrow()
    expect(before).toEqual({ sound_id: sound.id, loudness_lufs: -20, peaks })
    expect(frequencies?.map(Math.round)).toEqual([47])
    expect(await listSoundEvents(content, sound.id)).toMatchObject([
      { subject: 'content.sound-measured.v1', payload: { kind: 'sound', frequencies } },
    ])
  })

  it('the migration publishes the frequencies of sounds that were measured before the event existed', async () => {
    const { db } = content.database
    const [measured, unmeasured] = [await addSound(content), await addSound(content)]
    const peaks = new Array<number>(240).fill(7)
    await db
      .insertInto('sound_analyses')
      .values([
        { sound_id: measured.id, peaks, frequencies: [43.7, 246.9] },
        { sound_id: unmeasured.id, peaks },
      ])
      .execute()
    await announceFrequencies(db as never)
    const [event] = await listSoundEvents(content, measured.id)
    expect(event?.payload).toMatchObject({ kind: 'sound', frequencies: [43.7, 246.9] })
    expect(validateEventPayload(event?.subject ?? '', event?.payload)).toEqual({ ok: true })
    expect(await listSoundEvents(content, unmeasured.id)).toEqual([])
    await db.deleteFrom('sound_analyses').where('sound_id', 'in', [measured.id, unmeasured.id]).execute()
    await db
      .updateTable('sounds')
      .set({ withdrawn_at: new Date() })
      .where('id', 'in', [measured.id, unmeasured.id])
      .execute()
  })

  it('rejects an invalid id with 400 E3001', async () => {
    expect((await ask('x')).json().code).toBe('E3001')
  })
})
