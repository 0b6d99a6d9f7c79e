import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AnalyzedFace, FaceAnalysis } from '@hibiki/face-gate'
import { sql } from 'kysely'
import { type Logger, pino } from 'pino'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type AiestheApp,
  addTestSounds,
  createAiestheApp,
  createTestMember,
  type TestMember,
} from '../../testing/aiesthe-app.ts'
import { createLeakFinder } from '../../testing/leaks.ts'
import { readPortrait, unsmilingFaces, validFace } from '../../testing/sample-photos.ts'
import type { PreparedPhoto } from './analysis/photo.ts'
import { createPhotoExaminer } from './analysis/photo-examiner.ts'
import { createPhotoThreads } from './analysis/photo-threads.ts'
import { photoParts } from './photo-vault.ts'

// No part of a photo and nothing of the expression of a face may be in logs, events, error responses, rows of other tables than the
// photo's own, or the folder of photos, whatever happens to the photo.

const emotions = { HAPPY: 12.3456789, FEAR: 23.4567891, SAD: 34.5678912, ANGRY: 45.6789123 }
/** These prefixes are recognised even when the values are rounded. */
const emotionTexts = Object.values(emotions).map((value) => value.toFixed(3).slice(0, -1))
/** The engine of this test does not round, so that no other number looks like this one. */
const place = { x: 0.73159264, y: 0.41592653 }
const placeTexts = Object.values(place).map((value) => value.toFixed(6).slice(0, -1))
const line = Array.from({ length: 12 }, () => place)
const face: AnalyzedFace = {
  box: { left: 0.3, top: 0.2, width: 0.4, height: 0.6 },
  pose: { pitch: 1, roll: 2, yaw: 3 },
  quality: { brightness: 50, sharpness: 40 },
  nose: { x: 0.5, y: 0.5 },
  emotions,
  ageRange: { low: 25, high: 35 },
  eyes: [place, place],
  lines: { brows: [line.slice(7), line.slice(7)], mouth: line },
}
const seen = (faces: AnalyzedFace[]): FaceAnalysis<AnalyzedFace> => ({ faces, brightness: 50, height: 540 })

const lines: string[] = []
const log = pino({ level: 'debug' }, { write: (line: string) => lines.push(line) })
const threads = createPhotoThreads()
/** Analyzes the next photo as the test says. */
let analyze: (photo: PreparedPhoto) => FaceAnalysis<AnalyzedFace>
const examiner = createPhotoExaminer(threads, {
  engine: 'pretend',
  version: '1',
  findFaces: async (photo) => analyze(photo),
})
const errorBodies: string[] = []
const outcomes: string[] = []
let aiesthe: AiestheApp
let member: TestMember
let photos: Buffer[]
let findLeaks: ReturnType<typeof createLeakFinder>

async function send(call: string, body: object): Promise<void> {
  const answer = await member.post(`/aiesthe/${call}`, body)
  outcomes.push(`${call} ${answer.statusCode} ${answer.json().code ?? ''}`.trim())
  if (answer.statusCode !== 200) errorBodies.push(answer.body)
}

/** Sends a request that no client would send. */
async function sendRaw(url: string, payload: string): Promise<void> {
  const cookie = await aiesthe.sessions.cookieFor({ userId: member.userId, sessionId: member.sessionId })
  const headers = { cookie, 'content-type': 'application/json' }
  const answer = await aiesthe.app.inject({ method: 'POST', url, headers, payload })
  outcomes.push(`${url.slice(0, 15)} ${answer.statusCode}`)
  errorBodies.push(answer.body)
}

const idOf = async (): Promise<string> =>
  (await member.get('/aiesthe/current-step')).json().facialExpressionSoundResultId

/** Runs the work while nothing can be stored. */
async function withoutStorage(work: () => Promise<void>): Promise<void> {
  const [faces, aside] = [join(aiesthe.folder, 'faces'), `${aiesthe.folder}-aside`]
  await rename(faces, aside)
  await writeFile(faces, 'no folder')
  await work()
  await rm(faces)
  await rename(aside, faces)
}

beforeAll(async () => {
  aiesthe = await createAiestheApp(examiner, log as Logger)
  await addTestSounds(aiesthe)
  member = await createTestMember(aiesthe)
  const [other = validFace] = unsmilingFaces
  photos = await Promise.all(
    [validFace, other].map(async (sample) =>
      sharp(await readPortrait(sample))
        .resize(240, 180)
        .jpeg()
        .toBuffer(),
    ),
  )
  const [first = Buffer.alloc(0), second = Buffer.alloc(0)] = photos
  const image = first.toString('base64')

  // Both photos are accepted.
  analyze = () => seen([face])
  const id = await idOf()
  await send('detect', { id, course: 1, image })
  await send('detect-after', { id, course: 1, image: second.toString('base64') })
  const next = await idOf()
  // These photos are rejected, broken or not read at all.
  analyze = () => seen([face, face])
  await send('detect', { id: next, course: 1, image })
  const turned = { ...face, pose: { ...face.pose, yaw: 60 } }
  analyze = () => seen([turned])
  await send('detect', { id: next, course: 1, image })
  analyze = () => seen([face])
  await send('detect', { id: next, course: 1, image: first.subarray(0, 4000).toString('base64') })
  await send('detect', { id: next, course: 1, image: first.subarray(4000).toString('base64') })
  await send('detect', { id: image, course: 1, image })
  await send('detect', { id: next, course: image, image })
  await send('detect', { id: next, course: 1, image: { base64: image }, publish: image })
  await sendRaw('/aiesthe/detect', `{"id":"${next}","course":1,"image":"${image}`)
  await sendRaw('/aiesthe/detect', `{"id":"${next}","course":1,"image":${image}}`)
  await sendRaw('/aiesthe/detect', image)
  await sendRaw(`/aiesthe/${encodeURIComponent(image.slice(0, 2000))}`, '{}')
  // The engine crashes with a message that contains too much.
  const said = (photo: PreparedPhoto) => {
    const pieces = [photo.jpeg.slice(2000, 2300), photo.pixels.data.slice(3000, 3300)].map(Buffer.from)
    const texts = pieces.map((piece) => `${piece.toString('hex')} ${piece.toString('base64')}`)
    return `out of memory at ${texts} ${image.slice(400, 800)} ${JSON.stringify({ emotions, place })}`
  }
  analyze = (photo) => {
    throw Object.assign(new Error(said(photo)), { photo, emotions, place })
  }
  await send('detect', { id: next, course: 1, image })
  analyze = (photo) => {
    throw new Error('the engine failed', { cause: said(photo) })
  }
  await send('detect', { id: next, course: 1, image })
  analyze = () => seen([face])
  await withoutStorage(() => send('detect', { id: next, course: 1, image }))
  await send('detect', { id: next, course: 1, image })

  const stored = await aiesthe.database.db.selectFrom('face_photos').select('id').execute()
  const parts = await Promise.all(
    stored.flatMap(({ id: photoId }) => photoParts.map((part) => aiesthe.vault.read(photoId, part))),
  )
  expect(parts).toHaveLength(3 * photoParts.length)
  findLeaks = createLeakFinder([...photos, ...parts.map((part) => part ?? Buffer.alloc(0))])
}, 120_000)
afterAll(async () => {
  await aiesthe.close()
  await threads.close()
})

/** Returns all rows of the service by table, as text; bytes are in hex. */
async function rowsByTable(): Promise<Map<string, string>> {
  const { db } = aiesthe.database
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'aiesthe'`.execute(db)
  const texts = new Map<string, string>()
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string }>`
      select to_jsonb(one)::text as text from ${sql.table(name)} one`.execute(db)
    texts.set(name, rows.map(({ text }) => text).join('\n'))
  }
  return texts
}

/** Finds the emotions and positions that were read in the face. */
const findReadings = (text: string) =>
  [...emotionTexts, ...placeTexts].filter((value) => text.includes(value))

describe('photos that were accepted, rejected, broken, not analyzed or not stored', () => {
  it('the requests of this test had all of these results', () => {
    expect(outcomes).toEqual([
      'detect 200',
      'detect-after 200',
      'detect 422 AIESTHE_FACE_SEVERAL',
      'detect 422 AIESTHE_FACE_TURNED',
      'detect 422 AIESTHE_PHOTO_UNREADABLE',
      'detect 422 AIESTHE_PHOTO_UNREADABLE',
      'detect 400 E3001',
      'detect 400 E3001',
      'detect 400 E3001',
      '/aiesthe/detect 400',
      '/aiesthe/detect 400',
      '/aiesthe/detect 400',
      expect.stringMatching(/ 404$/),
      'detect 500 E5000',
      'detect 500 E5000',
      'detect 500 E5000',
      'detect 200',
    ])
  })

  it('no log contains data of a photo, even at the most verbose level', () => {
    expect(lines.length).toBeGreaterThan(outcomes.length)
    expect(lines.join('')).toContain('unexpected error')
    const text = lines.join('\n')
    expect([...findLeaks(text), ...findReadings(text)]).toEqual([])
  })

  it('no error response contains data of a photo', () => {
    const text = errorBodies.join('\n')
    expect(errorBodies).toHaveLength(outcomes.length - 3)
    expect([...findLeaks(text), ...findReadings(text)]).toEqual([])
  })

  it('no table contains data of a photo, except the analysis in the table of photos', async () => {
    const texts = await rowsByTable()
    expect(texts.get('outbox')).toContain('aiesthe.diagnosis-completed.v2')
    const withReadings: string[] = []
    for (const [table, text] of texts) {
      expect({ table, leaks: findLeaks(text) }).toEqual({ table, leaks: [] })
      if (findReadings(text).length > 0) withReadings.push(table)
    }
    expect(withReadings).toEqual(['face_photos'])
  })

  it('the folder of photos contains no readable picture', async () => {
    const files = (await readdir(aiesthe.folder, { recursive: true, withFileTypes: true })).filter((file) =>
      file.isFile(),
    )
    expect(files).toHaveLength(3 * photoParts.length)
    for (const file of files) {
      const bytes = await readFile(join(file.parentPath, file.name))
      expect({ name: file.name, leaks: [...findLeaks(bytes), ...findLeaks(file.name)] }).toEqual({
        name: file.name,
        leaks: [],
      })
    }
  })

  it('the leak finder finds a piece of a photo and its analysis where they are present', () => {
    const { length } = lines
    const [photo = Buffer.alloc(0)] = photos
    log.debug({ sent: photo.subarray(2345, 2369).toString('base64'), emotions, place }, 'canary')
    const text = lines.splice(length).join('')
    expect(findLeaks(text)).toEqual(['a piece of a photo, in base64'])
    expect(findReadings(text)).toHaveLength(6)
  })
})
