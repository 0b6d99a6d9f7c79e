import { language, memberOf } from '@hibiki/http'
import type { FastifyRequest } from 'fastify'
import { type Static, Type } from 'typebox'
import { signPhoto } from '../../photos/photo-links.ts'
import { findPhotos } from '../../repositories/face-photos.ts'
import type { FaceResult } from '../../repositories/face-results.ts'
import { findSound } from '../../repositories/sounds.ts'
import type { AiestheRouteDeps } from './index.ts'
import { toSound } from './sound.ts'

/** Where a diagnosis stands; with it a page is drawn again after a reload, at any step. */
export const Step = Type.Object({
  after: Type.Boolean({
    description: 'Whether the vibration step was reached: the next photo is the After photo',
  }),
  facialExpressionSoundResultId: Type.String({ format: 'uuid' }),
  soundId: Type.Union([Type.String({ format: 'uuid' }), Type.Null()]),
  soundSrc: Type.Union([Type.String(), Type.Null()]),
  soundTitle: Type.Union([Type.String(), Type.Null()]),
  course: Type.Union([Type.Integer(), Type.Null()]),
  publish: Type.Boolean(),
  beforeImage: Type.Union([Type.String(), Type.Null()], {
    description: 'Signed link to the Before photo, to hold the same pose for the After photo',
  }),
})

export async function toStep(
  result: FaceResult,
  request: FastifyRequest,
  { db, soundLinks, photoLinks }: AiestheRouteDeps,
): Promise<Static<typeof Step>> {
  const { sessionId } = memberOf(request)
  const sound = result.soundId === null ? null : await findSound(db, result.soundId)
  const shown = sound && toSound(sound, language(request), soundLinks, sessionId)
  const [before] = await findPhotos(db, [result.id])
  return {
    after: result.beforeAt !== null,
    facialExpressionSoundResultId: result.id,
    ...{ soundId: shown?.id ?? null, soundSrc: shown?.soundSrc ?? null, soundTitle: shown?.title ?? null },
    ...{ course: result.course, publish: result.published },
    beforeImage: before ? signPhoto(photoLinks, before.id, 'photo', sessionId) : null,
  }
}
