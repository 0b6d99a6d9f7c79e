import { createAdminResource, serializeRow, textFilterSchema } from '@hibiki/admin-resource'
import { type App, Id, Moment, nullable } from '@hibiki/http'
import { Type } from 'typebox'
import type { AiestheContext } from '../../../context.ts'
import { aiestheErrors } from '../../../errors.ts'
import { listPhotoViewsForAdmin } from '../photo-views.sql.ts'

const Person = Type.Object({
  id: Id,
  name: Type.String({ description: 'Empty when the name is unknown' }),
})
const View = Type.Object({
  id: Id,
  at: Moment,
  viewer: nullable(Person),
  viewerRole: nullable(Type.Enum(['administrator', 'person-in-charge'])),
  member: Person,
  resultId: Id,
})

const resource = createAdminResource({
  name: 'photo-views',
  errors: aiestheErrors,
  sortable: ['at'],
  defaultSort: ['at', 'DESC'],
  filter: { viewerId: textFilterSchema, memberId: textFilterSchema },
})

/** No route changes this log. */
export function listAdminPhotoViewsRoute(app: App, { db }: AiestheContext): void {
  resource.registerListRoute(app, {
    operationId: 'listAdminPhotoViews',
    summary: 'Lists who viewed whose photos, including photos that were deleted since',
    row: View,
    find: (list) => listPhotoViewsForAdmin(db, list),
    toResponse: ({ viewerId, viewerName, memberId, memberName, ...view }) =>
      serializeRow({
        ...view,
        viewer: viewerId === null ? null : { id: viewerId, name: viewerName ?? '' },
        member: { id: memberId, name: memberName ?? '' },
      }),
  })
}
