import { type App, getRequestLanguage, requireSession } from '@hibiki/http'
import type { ContentContext } from '../../../context.ts'
import { readSevenNights } from '../read-seven-nights.ts'
import { SevenNightsResponse, toSevenNightsResponse } from '../seven-nights-response.ts'

const schema = {
  operationId: 'getSevenNights',
  summary: "Returns the member's seven nights: the sound of each evening and what became of it",
  tags: ['activity'],
  response: { 200: SevenNightsResponse },
}

export function getSevenNights(app: App, deps: ContentContext): void {
  app.get('/activity/seven-nights', { schema }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const reading = await readSevenNights(deps, requireSession(request))
    return toSevenNightsResponse(reading, getRequestLanguage(request))
  })
}
