import { createAdminResource, serializeRow } from '@hibiki/admin-resource'
import { type App, getRequestLanguage, Id, pageQueryProperties, toOffsetAndLimit } from '@hibiki/http'
import { Type } from 'typebox'
import type { EnterpriseContext } from '../../../context.ts'
import { enterpriseErrors } from '../../../errors.ts'
import { PlayReportRowResponse, playReportQueryFields, readPlayReport } from '../../reports/play-report.ts'
import { formatPlayReportCsv } from '../../reports/play-report-csv.ts'
import { agencyRowQueries } from '../../setup/row-queries.sql.ts'
import { requireRow } from '../../setup/run-setup-change.ts'
import { ChangeLogEntryResponse } from '../change-log-entry-response.ts'
import { listChangeLogRows } from '../changes.sql.ts'
import { ControlBody, ControlResponse, controlRooms, undoControlChange } from '../control-rooms.ts'
import { RoomsOverview, readRoomsOverview } from '../rooms-overview.ts'
import { toActor } from '../to-actor.ts'

const path = '/admin/enterprise-agencies/:id'
const resource = createAdminResource({
  name: 'enterprise-agencies',
  errors: enterpriseErrors,
  sortable: ['name'],
  defaultSort: ['name', 'ASC'],
})

/** Gives administrators the same control of an enterprise's rooms as its own page has. */
export function adminEnterpriseControlRoute(app: App, ctx: EnterpriseContext): void {
  const { db, clock } = ctx
  const agencyOf = async (id: string) => requireRow(await agencyRowQueries.find(db, id)).id

  const overview = resource.createRecordOperationSchema({
    operationId: 'getEnterpriseOverview',
    summary: 'Returns the state of all rooms of an enterprise',
    response: RoomsOverview,
  })
  app.get(`${path}/overview`, { schema: overview }, async (request) =>
    readRoomsOverview(db, {
      agencyId: await agencyOf(request.params.id),
      now: clock(),
      language: getRequestLanguage(request),
    }),
  )

  const control = resource.createRecordOperationSchema({
    operationId: 'controlEnterpriseRooms',
    summary: 'Changes one sound, a section, a room or all rooms of an enterprise',
    body: ControlBody,
    response: ControlResponse,
    errors: ['E3001', 'ENTERPRISE_NOTHING_TO_CHANGE', 'ENTERPRISE_PLAYLIST_SILENT'],
  })
  app.post(`${path}/control`, { schema: control }, async (request) => {
    const agencyId = await agencyOf(request.params.id)
    return controlRooms(ctx, { agencyId, actor: toActor(request, 'administrator'), body: request.body })
  })

  const undo = resource.createRecordOperationSchema({
    operationId: 'undoEnterpriseControl',
    summary: 'Undoes a change, unless a newer one followed',
    body: Type.Object({ changeId: Type.String({ maxLength: 64 }) }),
    response: Type.Object({ sectionIds: Type.Array(Id) }),
    errors: ['E3001', 'ENTERPRISE_CHANGED_SINCE'],
  })
  app.post(`${path}/undo`, { schema: undo }, async (request) => {
    const agencyId = await agencyOf(request.params.id)
    return undoControlChange(ctx, {
      agencyId,
      actor: toActor(request, 'administrator'),
      changeId: request.body.changeId,
    })
  })

  const changes = resource.createRecordOperationSchema({
    operationId: 'listEnterpriseChanges',
    summary: 'Lists who changed what in the rooms of an enterprise, newest first',
    querystring: Type.Object(pageQueryProperties),
    response: Type.Array(ChangeLogEntryResponse, { maxItems: 99 }),
    errors: ['E3001'],
  })
  app.get(`${path}/changes`, { schema: changes }, async (request) => {
    const rows = await listChangeLogRows(
      db,
      await agencyOf(request.params.id),
      toOffsetAndLimit(request.query),
    )
    return rows.map((row) => serializeRow(row) as never)
  })

  const reported = {
    querystring: Type.Object(playReportQueryFields),
    errors: ['E3001', 'ENTERPRISE_RANGE_TOO_LONG'],
  }
  const report = resource.createRecordOperationSchema({
    operationId: 'getEnterpriseReport',
    summary: 'Returns the proof of play of an enterprise, a row per section and day',
    response: Type.Array(PlayReportRowResponse),
    ...reported,
  })
  app.get(`${path}/report`, { schema: report }, async (request) =>
    readPlayReport(db, { ...request.query, agencyId: await agencyOf(request.params.id) }),
  )

  const csv = resource.createRecordOperationSchema({
    operationId: 'downloadEnterpriseReport',
    summary: 'Returns the proof of play as CSV for a spreadsheet',
    contentType: 'text/csv',
    response: Type.String({ description: 'CSV in UTF-8 with a byte order mark' }),
    ...reported,
  })
  app.get(`${path}/report/csv`, { schema: csv }, async (request, reply) => {
    const { since, until } = request.query
    const agencyId = await agencyOf(request.params.id)
    const rows = await readPlayReport(db, { ...request.query, agencyId })
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="hibiki-rooms-${since}-${until}.csv"`)
      .header('cache-control', 'no-store')
    return reply.send(formatPlayReportCsv(rows, getRequestLanguage(request)))
  })
}
