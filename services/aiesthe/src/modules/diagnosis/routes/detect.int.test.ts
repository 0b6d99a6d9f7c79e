import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { addTestSounds, createAiestheApp, createTestMember } from '../../../testing/aiesthe-app.ts'
import { createRealExaminer } from '../../../testing/real-examiner.ts'
import { readGroupPhoto, readPortrait, unsmilingFaces, validFace } from '../../../testing/sample-photos.ts'
import { upsertPlays } from '../../plays/plays.sql.ts'

const real = createRealExaminer()
const aiesthe = await createAiestheApp(real.examiner)
await addTestSounds(aiesthe)
afterAll(async () => {
  await aiesthe.close()
  await real.close()
})

async function base64(photo: Promise<Buffer>): Promise<string> {
  return (
    await sharp(await photo)
      .jpeg()
      .toBuffer()
  ).toString('base64')
}

describe('a face diagnosis with real photos, from the first step to the result', () => {
  it('rejects a photo with a sentence that says what to change, and keeps the step', {
    timeout: 60_000,
  }, async () => {
    const member = await createTestMember(aiesthe)
    const { facialExpressionSoundResultId: id } = (await member.get('/aiesthe/current-step')).json()
    const several = await member.post('/aiesthe/detect', {
      id,
      course: 1,
      image: (await readGroupPhoto(1)).toString('base64'),
    })
    expect([several.statusCode, several.json().code, several.json().message]).toEqual([
      422,
      'AIESTHE_FACE_SEVERAL',
      '複数のお顔が写っています。おひとりで撮影してください。',
    ])
    const broken = await member.post('/aiesthe/detect', { id, course: 1, image: 'bm90IGEgcGhvdG8=' })
    expect([broken.statusCode, broken.json().code]).toEqual([422, 'AIESTHE_PHOTO_UNREADABLE'])
    expect((await member.get('/aiesthe/current-step')).json()).toMatchObject({
      after: false,
      facialExpressionSoundResultId: id,
    })
    const { db } = aiesthe.database
    expect(
      await db.selectFrom('face_photos').selectAll().where('member_id', '=', member.userId).execute(),
    ).toEqual([])
  })

  it('keeps every step over a reload, chooses a sound, measures the change and returns both faces', {
    timeout: 60_000,
  }, async () => {
    const customer = { roles: ['ROLE_CUSTOMER' as const], agencyCode: '100000000001' }
    const member = await createTestMember(aiesthe, { session: customer })
    const first = (await member.get('/aiesthe/current-step')).json()
    expect(first).toMatchObject({
      after: false,
      soundId: null,
      soundSrc: null,
      course: null,
      beforeImage: null,
    })
    const id = first.facialExpressionSoundResultId
    const sad = unsmilingFaces[0]
    if (!sad) throw new Error('no sample')
    const before = await member.post('/aiesthe/detect', {
      id,
      after: false,
      course: 2,
      publish: true,
      image: await base64(readPortrait(sad)),
    })
    expect([before.statusCode, before.json()]).toEqual([
      200,
      {
        id: expect.any(String),
        soundId: expect.any(String),
        soundSrc: expect.stringMatching(/^\/api\/media\/.+exp=.+sig=/),
        title: expect.stringMatching(/^音 \d-\d$/),
        durationSeconds: 1200,
        courseMinutes: 20,
        frequencies: [43.7, 246.9],
        reason: expect.stringMatching(/。$/),
      },
    ])
    const reloaded = (await member.get('/aiesthe/current-step')).json()
    expect(reloaded).toMatchObject({
      after: true,
      facialExpressionSoundResultId: id,
      course: 2,
      publish: true,
      soundId: before.json().soundId,
      beforeImage: expect.stringMatching(/^\/api\/aiesthe\/photos\//),
    })
    const ghost = await member.get(reloaded.beforeImage.replace('/api', ''))
    expect([ghost.statusCode, ghost.headers['content-type'], ghost.headers['cache-control']]).toEqual([
      200,
      'image/jpeg',
      'private, no-store',
    ])
    expect(await sharp(ghost.rawPayload).metadata()).toMatchObject({ width: 720, height: 540 })

    const sameFile = Buffer.from(await base64(readPortrait(sad)), 'base64')
    // A comment in the header makes the bytes different, while the pixels stay the same.
    const comment = Buffer.from([0xff, 0xfe, 0, 4, 0x68, 0x69])
    const sameFace = Buffer.concat([sameFile.subarray(0, 2), comment, sameFile.subarray(2)])
    for (const image of [sameFile, sameFace].map((bytes) => bytes.toString('base64'))) {
      const repeated = await member.post('/aiesthe/detect-after', { id, course: 2, publish: true, image })
      expect(repeated.statusCode).toBe(422)
      expect(repeated.json()).toMatchObject({
        code: 'AIESTHE_PHOTO_REPEATED',
        message: 'Before写真と同じ写真です。いまのお顔をあらためて撮影してください。',
      })
    }
    expect((await member.get('/aiesthe/current-step')).json()).toMatchObject({ after: true })

    aiesthe.clock.now = new Date(aiesthe.clock.now.getTime() + 25 * 60_000)
    const startedAt = new Date('2026-11-21T03:01:00Z')
    await aiesthe.database.db.transaction().execute((trx) =>
      upsertPlays(trx, [
        {
          playId: randomUUID(),
          memberId: member.userId,
          soundId: before.json().soundId,
          resultId: id,
          dmvTypeCode: '01',
          planCode: '01',
          startedAt,
          endedAt: aiesthe.clock.now,
          playedSeconds: 1200,
          revision: 1,
        },
      ]),
    )
    await aiesthe.deliver('content.sound-measured.v1', {
      soundId: before.json().soundId,
      kind: 'aiesthe',
      frequencies: [44, 220.5],
      at: '2026-11-21T03:00:00Z',
    })
    const after = await member.post('/aiesthe/detect-after', {
      id,
      after: true,
      course: 2,
      publish: true,
      image: await base64(readPortrait(validFace)),
    })
    expect(after.statusCode).toBe(200)
    const result = after.json()
    expect(result).toMatchObject({
      id,
      published: true,
      course: 2,
      reason: before.json().reason,
      soundId: before.json().soundId,
      soundName: before.json().title,
      frequencies: [44, 220.5],
      beforeResult: { ageRange: { low: expect.any(Number), high: expect.any(Number) } },
      afterResult: { quality: { brightness: expect.any(Number), sharpness: expect.any(Number) } },
      beforeLatestUpdate: '2026-11-21 12:00:00',
      afterLatestUpdate: '2026-11-21 12:25:00',
      latestUpdate: '2026-11-21 12:25:00',
      dmvResults: [{ soundName: before.json().title, courseMin: 20 }],
    })
    const { emotionMap } = result.afterResult.emotions
    expect(Object.keys(emotionMap).sort()).toEqual(['ANGRY', 'FEAR', 'HAPPY', 'SAD'])
    expect(emotionMap.HAPPY).toBeGreaterThan(result.beforeResult.emotions.emotionMap.HAPPY)
    for (const images of [result.beforeProcFaceImgs, result.afterProcFaceImgs])
      for (const name of ['full', 'leftHalf', 'rightHalf', 'upperHalf', 'lowerHalf'])
        expect((await sharp(Buffer.from(images[name], 'base64')).metadata()).format).toBe('png')

    const { db } = aiesthe.database
    const [choice] = await db
      .selectFrom('choices')
      .selectAll()
      .where('member_id', '=', member.userId)
      .execute()
    expect(choice).toMatchObject({ occasion: 'face', measured: true, sound_id: before.json().soundId })
    expect(choice?.reward).toBeGreaterThan(0.5)
    const told = await db.selectFrom('outbox').select(['subject', 'payload']).orderBy('id').execute()
    expect(
      told
        .filter((event) => JSON.stringify(event).includes(id))
        .map(({ subject }) => subject)
        .sort(),
    ).toEqual(['aiesthe.diagnosis-completed.v2', 'aiesthe.publication-changed.v1', 'aiesthe.sound-chosen.v1'])
    expect((await member.get(`/aiesthe/detect-result?detectId=${id}`)).json()).toEqual(result)
    expect((await member.get('/aiesthe/current-step')).json().facialExpressionSoundResultId).not.toBe(id)
  })

  it('stores no picture unencrypted, neither on disk nor in the database', async () => {
    const files = (await readdir(aiesthe.folder, { recursive: true, withFileTypes: true })).filter((file) =>
      file.isFile(),
    )
    expect(files.length).toBeGreaterThanOrEqual(12)
    for (const file of files) {
      const bytes = await readFile(join(file.parentPath, file.name))
      expect(bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))).toBe(false)
      expect(bytes.includes('IHDR') || bytes.includes('JFIF')).toBe(false)
    }
    const { db } = aiesthe.database
    for (const table of ['outbox', 'face_photos', 'face_results', 'choices'] as const) {
      const rows = JSON.stringify(await db.selectFrom(table).selectAll().execute())
      expect(rows).not.toMatch(/\/9j\/|iVBORw0KGgo|embedding|descriptor|mesh/)
    }
  })
})
