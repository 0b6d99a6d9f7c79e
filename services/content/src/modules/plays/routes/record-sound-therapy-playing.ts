import type { App } from '@hibiki/http'
import { Type } from 'typebox'
import type { ContentContext } from '../../../context.ts'
import {
  identifyPlayReporter,
  PlayingRecord,
  PlayingRecordHeaders,
  parsePlayReport,
  submitPlayReport,
} from '../play-report.ts'

/** This route records only plays of sound therapy. */
const PAIRS = ['04/05']

const schema = {
  operationId: 'recordSoundTherapyPlaying',
  summary: 'Records a play of sound therapy, or updates the record of the same play',
  tags: ['dmv'],
  headers: PlayingRecordHeaders,
  body: PlayingRecord,
  response: { 200: Type.Object({}, { additionalProperties: false }) },
}

export function recordSoundTherapyPlaying(app: App, deps: ContentContext): void {
  app.post('/dmv/record-sound-therapy-playing', { schema }, async (request) => {
    const played = { soundId: request.body.vibrationId.toLowerCase(), faceResultId: null }
    return submitPlayReport(
      deps,
      parsePlayReport(request.body, played, identifyPlayReporter(request, deps), PAIRS),
    )
  })
}
