import type { App } from '@hibiki/http'
import { Type } from 'typebox'
import type { ContentContext } from '../../../context.ts'
import {
  identifyReporter,
  PlayingRecord,
  RecordHeaders,
  readPlayReport,
  submitRecord,
} from '../play-report.ts'

/** This route records only plays of sound therapy. */
const PAIRS = ['04/05']

export function recordSoundTherapyPlaying(app: App, deps: ContentContext): void {
  app.post(
    '/dmv/record-sound-therapy-playing',
    {
      schema: {
        operationId: 'recordSoundTherapyPlaying',
        summary: 'Records a play of sound therapy, or updates the record of the same play',
        tags: ['dmv'],
        headers: RecordHeaders,
        body: PlayingRecord,
        response: { 200: Type.Object({}, { additionalProperties: false }) },
      },
    },
    async (request) => {
      const played = { soundId: request.body.vibrationId.toLowerCase(), faceResultId: null }
      return submitRecord(deps, readPlayReport(request.body, played, identifyReporter(request, deps), PAIRS))
    },
  )
}
