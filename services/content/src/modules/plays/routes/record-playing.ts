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

const schema = {
  operationId: 'recordPlaying',
  summary: 'Records a play, or updates the record of the same play; responds after it is stored',
  tags: ['dmv'],
  headers: PlayingRecordHeaders,
  body: PlayingRecord,
  response: { 200: Type.Object({}, { additionalProperties: false }) },
}

export function recordPlaying(app: App, deps: ContentContext): void {
  app.post('/dmv/record-playing', { schema }, async (request) => {
    const played = { soundId: request.body.vibrationId.toLowerCase(), faceResultId: null }
    return submitPlayReport(deps, parsePlayReport(request.body, played, identifyPlayReporter(request, deps)))
  })
}
