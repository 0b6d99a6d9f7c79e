import { type App, describeErrors, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { DEFAULT_PAGE_SCALE } from '../page-scale.rules.ts'
import { readPageScale } from '../user-settings.sql.ts'

const schema = {
  operationId: 'readPageScale',
  summary: "Returns the member's page zoom",
  tags: ['page-size'],
  response: {
    200: Type.Number({ default: DEFAULT_PAGE_SCALE }),
    ...describeErrors('E4010'),
  },
}

/** The response is a bare number, 1 until the member chooses another. */
export function readPageScaleRoute(app: App, context: IdentityContext): void {
  app.get('/page-size/scale', { schema }, async (request) =>
    readPageScale(context.db, requireSession(request).userId),
  )
}
