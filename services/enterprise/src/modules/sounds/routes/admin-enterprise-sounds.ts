import { createAdminResource, serializeRow, textFilterSchema } from '@hibiki/admin-resource'
import { type App, getRequestLanguage, Id, Moment } from '@hibiki/http'
import { Type } from 'typebox'
import type { EnterpriseContext } from '../../../context.ts'
import { enterpriseErrors } from '../../../errors.ts'
import { localizeTitle, soundRowQueries } from '../../setup/row-queries.sql.ts'

const Target = Type.Union([Type.String(), Type.Null()], {
  description: 'The target of the sound; null for all',
})
const Row = Type.Object(
  {
    id: Id,
    title: Type.String(),
    fileName: Type.String(),
    experience: Type.Boolean(),
    withMusic: Type.Boolean(),
    agencyId: Target,
    roomId: Target,
    sectionId: Target,
    durationSeconds: Type.Number(),
    changedAt: Moment,
  },
  { $id: 'EnterpriseSound' },
)

const resource = createAdminResource({
  name: 'enterprise-sounds',
  errors: enterpriseErrors,
  sortable: ['title', 'fileName', 'durationSeconds', 'changedAt'],
  defaultSort: ['title', 'ASC'],
  filter: { q: textFilterSchema, experience: Type.Optional(Type.Boolean()) },
})

/** Registers /admin/enterprise-sounds: the sounds that content has published for rooms. */
export function adminEnterpriseSoundsRoute(app: App, { db }: EnterpriseContext): void {
  resource.registerListRoute(app, {
    operationId: 'listEnterpriseRoomSounds',
    summary: 'Lists sounds for rooms and the trial page',
    row: Row,
    find: (list) => soundRowQueries.list(db, list),
    toResponse: (row, request) => serializeRow(localizeTitle(row, getRequestLanguage(request))),
  })
  resource.registerReadRoute(app, {
    operationId: 'getEnterpriseRoomSound',
    summary: 'Returns one sound',
    response: Row,
    find: async (id, request) => {
      const row = await soundRowQueries.find(db, id)
      return row && serializeRow(localizeTitle(row, getRequestLanguage(request)))
    },
  })
}
