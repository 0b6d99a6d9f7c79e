import { serializeRow } from '@hibiki/admin-resource'
import { type App, describeErrors, pageQueryProperties, toOffsetAndLimit } from '@hibiki/http'
import { Type } from 'typebox'
import type { EnterpriseContext } from '../../../context.ts'
import { requireAgencyId } from '../../accounts/require-agency-id.ts'
import { ChangeLogEntryResponse } from '../change-log-entry-response.ts'
import { listChangeLogRows } from '../changes.sql.ts'

const schema = {
  operationId: 'listMyChanges',
  summary: 'Lists who changed what in the rooms, newest first',
  tags: ['enterprise'],
  querystring: Type.Object(pageQueryProperties),
  response: {
    200: Type.Array(ChangeLogEntryResponse, { maxItems: 99 }),
    ...describeErrors('E3001', 'E4040'),
  },
}

export function listMyChanges(app: App, { db }: EnterpriseContext): void {
  app.get('/v2/enterprise/my/changes', { schema }, async (request) => {
    const page = toOffsetAndLimit(request.query)
    const rows = await listChangeLogRows(db, await requireAgencyId(db, request), page)
    return rows.map((row) => serializeRow(row) as never)
  })
}
