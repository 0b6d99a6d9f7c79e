import { ApiError, type App, Id } from '@hibiki/http'
import { type Static, Type } from 'typebox'
import type { ContentContext } from '../../../context.ts'
import {
  identifyPlayReporter,
  type PlayedSubject,
  PlayingRecordHeaders,
  parsePlayReport,
  playingRecordFields,
  submitPlayReport,
} from '../play-report.ts'
import { getPlayFieldErrorText } from '../play-texts.ts'

/** This route records only plays after a face diagnosis. */
const PAIRS = ['01/03']

const FacePlayingRecord = Type.Object(
  {
    ...playingRecordFields,
    faceExpSoundResultId: Type.Optional(Id),
    facialExpressionSoundResultId: Type.Optional(
      Type.With(Id, { description: 'Alias of faceExpSoundResultId' }),
    ),
    vibrationId: Type.Optional(
      Type.With(Id, { description: 'The sound; by default the one chosen for the result' }),
    ),
  },
  { additionalProperties: false },
)

const schema = {
  operationId: 'recordFacePlaying',
  summary: 'Records a play of the sound that was chosen for a face diagnosis, or updates it',
  tags: ['dmv'],
  headers: PlayingRecordHeaders,
  body: FacePlayingRecord,
  response: { 200: Type.Object({}, { additionalProperties: false }) },
}

export function recordFacePlaying(app: App, deps: ContentContext): void {
  app.post('/dmv/record-face-playing', { schema }, async (request) => {
    const played = playedAfterFace(request.body)
    return submitPlayReport(
      deps,
      parsePlayReport(request.body, played, identifyPlayReporter(request, deps), PAIRS),
    )
  })
}

function playedAfterFace(record: Static<typeof FacePlayingRecord>): PlayedSubject {
  const names = [record.faceExpSoundResultId, record.facialExpressionSoundResultId]
  const [faceResultId, ...others] = new Set(names.flatMap((name) => name?.toLowerCase() ?? []))
  if (faceResultId === undefined || others.length > 0)
    throw new ApiError('E3001', { fields: { faceExpSoundResultId: getPlayFieldErrorText('faceResult') } })
  return { faceResultId, soundId: record.vibrationId?.toLowerCase() ?? null }
}
