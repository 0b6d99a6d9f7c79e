import { formatJstDateTime } from '@hibiki/calendar'
import { type App, Id, JapanTime, pageQueryProperties, requireSession, toOffsetAndLimit } from '@hibiki/http'
import { Type } from 'typebox'
import type { AiestheContext } from '../../../context.ts'
import { listPhotoViewsOfMember } from '../photo-views.sql.ts'

const View = Type.Object({
  resultId: Id,
  viewedAt: JapanTime,
  name: Type.Union([Type.String(), Type.Null()], { description: 'Null when that person was deleted' }),
  role: Type.Union([
    Type.Literal('administrator'),
    Type.Literal('person-in-charge'),
    Type.Null({ description: 'Null when the role is unknown' }),
  ]),
})

const schema = {
  operationId: 'listPhotoViews',
  summary: "Lists who else viewed the caller's own photos, newest first",
  tags: ['aiesthe'],
  querystring: Type.Object(pageQueryProperties),
  response: { 200: Type.Array(View) },
}

export function listPhotoViewsRoute(app: App, { db }: AiestheContext): void {
  app.get('/aiesthe/photo-views', { schema }, async (request, reply) => {
    const views = await listPhotoViewsOfMember(
      db,
      requireSession(request).userId,
      toOffsetAndLimit(request.query),
    )
    reply.header('cache-control', 'no-store')
    return views.map((view) => ({ ...view, viewedAt: formatJstDateTime(view.viewedAt) }))
  })
}
