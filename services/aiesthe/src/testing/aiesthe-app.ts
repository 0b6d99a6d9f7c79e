import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { App } from '@hibiki/http'
import type { TestSession } from '@hibiki/http/testing'
import { saveConsent, saveCurrentDocument, saveEntitlements } from '@hibiki/projections'
import { createTestService, type TestService } from '@hibiki/service/testing'
import type { Logger } from 'pino'
import type { AiestheContext } from '../context.ts'
import { insertDataUseDecision } from '../modules/mental-checks/data-use-decisions.sql.ts'
import { computeDataUseTextHash, dataUseTextVersion } from '../modules/mental-checks/data-use-text-version.ts'
import type { PhotoExaminer } from '../modules/photos/analysis/photo-examiner.ts'
import { savePublishedSound, saveSoundFrequencies } from '../modules/sounds/sounds.sql.ts'
import { aiesthe } from '../service.ts'

/** The service with its own database, folder and clock; requests go through `app.inject`. */
export interface AiestheApp
  extends TestService<AiestheContext>,
    Pick<AiestheContext, 'soundLinks' | 'photoLinks' | 'vault'> {
  folder: string
}

export const testKey = 'a key that only these tests know and use'

export async function createAiestheApp(
  examiner: PhotoExaminer = noPhotos,
  log?: Logger,
): Promise<AiestheApp> {
  const folder = await mkdtemp(join(tmpdir(), 'hibiki-aiesthe-'))
  const service = await createTestService(aiesthe, {
    settings: { FACE_FOLDER: folder, FACE_KEY: testKey, MEDIA_KEY: testKey },
    resources: { examiner },
    ...(log && { log }),
  })
  await service.database.db.transaction().execute((trx) => saveCurrentDocument(trx, textInForce))
  const { soundLinks, photoLinks, vault } = service.context
  return {
    ...service,
    soundLinks,
    photoLinks,
    vault,
    folder,
    async close() {
      await service.close()
      await rm(folder, { recursive: true })
    },
  }
}

/** The document on the use of data that members of these tests agreed to. */
const textInForce = {
  document: 'providing-data',
  version: '1',
  publishedAt: new Date('2026-10-01T00:00:00Z'),
} as const

const noPhotos: PhotoExaminer = {
  warmUp() {},
  examine: () => Promise.reject(new Error('this test was not made for photos')),
}

export interface TestMember {
  userId: string
  sessionId: string
  get(url: string): Promise<Answer>
  post(url: string, body?: object, headers?: Record<string, string>): Promise<Answer>
}

type Answer = Awaited<ReturnType<App['inject']>>

/** Creates a logged-in member who agreed to the use of data and has the premium plan, unless the options say otherwise. */
export async function createTestMember(
  aiesthe: AiestheApp,
  options: {
    session?: TestSession
    agreed?: boolean
    /** Whether the member consented to the use of answers of mental checks. */
    dataUse?: boolean
    functions?: string[]
    language?: string
  } = {},
): Promise<TestMember> {
  const userId = options.session?.userId ?? randomUUID()
  const sessionId = options.session?.sessionId ?? randomUUID()
  const cookie = await aiesthe.sessions.cookieFor({ ...options.session, userId, sessionId })
  const headers = { cookie, ...(options.language && { 'accept-language': options.language }) }
  await aiesthe.database.db.transaction().execute(async (trx) => {
    const decidedAt = new Date('2026-11-01T00:00:00Z')
    const { version } = textInForce
    if (options.agreed ?? true) await saveConsent(trx, { memberId: userId, agreed: true, version, decidedAt })
    if (options.dataUse ?? true)
      await insertDataUseDecision(trx, {
        memberId: userId,
        agreed: true,
        version: dataUseTextVersion,
        decidedAt,
        language: 'ja',
        textHash: computeDataUseTextHash('ja'),
      })
    const functions = options.functions ?? ['aiesthe', 'face-diagnosis', 'sound-therapy', 'dr-ai-healthcare']
    await saveEntitlements(trx, { memberId: userId, functions, paymentUnconfirmed: false, revision: 1 })
  })
  return {
    userId,
    sessionId,
    get: (url) => aiesthe.app.inject({ url, headers }),
    post: (url, body, more) =>
      aiesthe.app.inject({
        method: 'POST',
        url,
        headers: { ...headers, ...more },
        ...(body && { payload: body }),
      }),
  }
}

/** Adds sounds of AI esthe as content publishes them: two of every cluster and course. */
export async function addTestSounds(aiesthe: AiestheApp): Promise<string[]> {
  const ids: string[] = []
  await aiesthe.database.db.transaction().execute(async (trx) => {
    for (const cluster of [1, 2, 3, 4])
      for (const minutesCourse of [10, 20])
        for (const number of [1, 2]) {
          const soundId = randomUUID()
          ids.push(soundId)
          await savePublishedSound(trx, {
            soundId,
            kind: 'aiesthe',
            cluster,
            minutesCourse,
            bodyParts: [],
            title: { ja: `音 ${cluster}-${number}`, en: `sound ${cluster}-${number}` },
            genre: null,
            composer: '',
            effects: [],
            durationSeconds: minutesCourse * 60,
            publishedAt: new Date('2026-11-01T00:00:00Z'),
          })
          await saveSoundFrequencies(trx, soundId, [43.7, 246.9])
        }
  })
  return ids
}
