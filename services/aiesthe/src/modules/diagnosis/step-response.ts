import { createLocalTextSchema } from '@hibiki/admin-resource'
import { SoundFrequencies } from '@hibiki/event-contracts'
import type { FacePoint } from '@hibiki/face-gate'
import { getRequestLanguage, Id, requireSession } from '@hibiki/http'
import type { FastifyRequest } from 'fastify'
import { type Static, Type } from 'typebox'
import type { AiestheContext } from '../../context.ts'
import type { StoredFace } from '../../tables.ts'
import { listPhotosOfResults } from '../photos/face-photos.sql.ts'
import { signPhotoLinks } from '../photos/photo-links.ts'
import { toSoundResponse } from '../sounds/sound-response.ts'
import { findSound } from '../sounds/sounds.sql.ts'
import { type FaceResult, findLatestResultId } from './face-results.sql.ts'
import { toChoiceReasonText } from './result-choice.ts'
import { FaceAnalysisResponse, FacePointResponse, toFaceAnalysisResponse } from './result-response.ts'

/** After a day nobody needs the response that was lost. */
const LOST_ANSWER_MS = 24 * 3_600_000

const Line = Type.Array(FacePointResponse)

const Lines = Type.Object(
  { brows: Type.Array(Line), mouth: Line },
  {
    description:
      'Both brows with five points each, and the edge of the lips with twelve points, from its left corner around; fractions of the photo',
  },
)

/** The only response with the lines of a face, which are drawn here for their owner (ADR 0021). */
const Reading = Type.Object({ ...FaceAnalysisResponse.properties, lines: Type.Optional(Lines) })

/** The state of a diagnosis, from which the page is rendered after a reload at any step. */
export const StepResponse = Type.Object(
  {
    after: Type.Boolean({
      description: 'Whether the vibration step was reached, so that the next photo is the After photo',
    }),
    facialExpressionSoundResultId: Id,
    soundId: Type.Union([Id, Type.Null()]),
    soundSrc: Type.Union([Type.String(), Type.Null()]),
    soundTitle: Type.Union([Type.String(), Type.Null()]),
    durationSeconds: Type.Union([Type.Integer(), Type.Null()]),
    frequencies: SoundFrequencies,
    reason: Type.Union([createLocalTextSchema(Type.String()), Type.Null()], {
      description: 'Why the AI chose this sound',
    }),
    course: Type.Union([Type.Integer(), Type.Null()]),
    publish: Type.Boolean(),
    beforeImage: Type.Union([Type.String(), Type.Null()], {
      description: 'Signed link to the Before photo, to hold the same pose for the After photo',
    }),
    beforeResult: Type.Union([Reading, Type.Null()], {
      description: 'The analysis of the Before photo',
    }),
    latestResultId: Type.Union([Id, Type.Null()], {
      description:
        'The newest diagnosis, if it was finished within 24 hours and no Before photo followed; it is the result whose response may have been lost',
    }),
  },
  { $id: 'FaceStep' },
)

export async function toStepResponse(
  result: FaceResult,
  request: FastifyRequest,
  { db, soundLinks, photoLinks, clock }: AiestheContext,
): Promise<Static<typeof StepResponse>> {
  const { sessionId } = requireSession(request)
  const since = new Date(clock().getTime() - LOST_ANSWER_MS)
  const [sound, [before], latestResultId] = await Promise.all([
    result.soundId === null ? null : findSound(db, result.soundId),
    listPhotosOfResults(db, [result.id]),
    findLatestResultId(db, result.memberId, since),
  ])
  const shown = sound && toSoundResponse(sound, getRequestLanguage(request), soundLinks, sessionId)
  return {
    after: result.beforeAt !== null,
    facialExpressionSoundResultId: result.id,
    soundId: shown?.id ?? null,
    soundSrc: shown?.soundSrc ?? null,
    soundTitle: shown?.title ?? null,
    durationSeconds: sound && Math.round(sound.durationSeconds),
    frequencies: shown?.frequencies ?? [],
    reason: toChoiceReasonText(result),
    course: result.course,
    publish: result.published,
    beforeImage: before ? signPhotoLinks(photoLinks, before.id, sessionId)('photo') : null,
    beforeResult: before ? showReading(before.face) : null,
    latestResultId,
  }
}

function showReading(face: StoredFace): Static<typeof Reading> {
  const { lines } = face
  if (!lines) return toFaceAnalysisResponse(face)
  return {
    ...toFaceAnalysisResponse(face),
    lines: { brows: lines.brows.map(showLine), mouth: showLine(lines.mouth) },
  }
}

const showLine = (line: readonly FacePoint[]): Static<typeof Line> => line.map(({ x, y }) => ({ x, y }))
