import { getJstDay } from '@hibiki/calendar'
import { ApiError, type App, getRequestLanguage, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { ContentContext } from '../../../context.ts'
import { describeContentErrors } from '../../../errors.ts'
import { composeNights } from '../compose-nights.rules.ts'
import { readSevenNights } from '../read-seven-nights.ts'
import { saveSevenNights } from '../seven-nights.sql.ts'
import {
  AimSchema,
  NightMinutesSchema,
  RemindAtSchema,
  SevenNightsResponse,
  toSevenNightsResponse,
} from '../seven-nights-response.ts'

const schema = {
  operationId: 'startSevenNights',
  summary: 'Composes seven evenings from today on, in place of earlier ones',
  tags: ['activity'],
  body: Type.Object(
    {
      aim: AimSchema,
      minutes: NightMinutesSchema,
      remindAt: RemindAtSchema,
      reminder: Type.Boolean(),
    },
    { additionalProperties: false },
  ),
  response: { 200: SevenNightsResponse, ...describeContentErrors('CONTENT_NO_SOUND', 'E5030') },
}

export function startSevenNights(app: App, deps: ContentContext): void {
  app.post('/activity/seven-nights/start', { schema }, async (request) => {
    const session = requireSession(request)
    const { userId: memberId } = session
    const now = deps.clock()
    const sounds = await deps.catalogue.medicalSounds()
    const soundIds = composeNights(sounds, { ...request.body, seed: memberId })
    if (soundIds.length === 0) throw new ApiError('CONTENT_NO_SOUND')
    if (request.body.reminder) await deps.subscribeToReminders(memberId)
    await saveSevenNights(deps.db, { ...request.body, memberId, soundIds, firstDay: getJstDay(now), now })
    return toSevenNightsResponse(await readSevenNights(deps, session), getRequestLanguage(request))
  })
}
