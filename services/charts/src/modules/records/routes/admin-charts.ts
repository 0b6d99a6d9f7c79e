import { createAdminResource, serializeRow, textFilterSchema } from '@hibiki/admin-resource'
import { ApiError, type App, Id, Moment, requireSession } from '@hibiki/http'
import { isBlankText } from '@hibiki/text'
import { Type } from 'typebox'
import type { ChartsContext } from '../../../context.ts'
import { chartsErrors } from '../../../errors.ts'
import { withoutPhotos } from '../../photos/photo-response.ts'
import { type AdminChart, findAdminChart, listAdminCharts } from '../charts-admin.sql.ts'
import { MAX_REASON_LENGTH } from '../normalize-reason.ts'
import { getRecordResponse, RecordResponse } from '../record-response.ts'
import { restoreRecord, softDeleteRecord } from '../soft-delete-record.ts'
import { getVisibleRecordAndLogView } from '../visible-record.ts'

const resource = createAdminResource({
  name: 'charts',
  errors: chartsErrors,
  sortable: {
    title: 'title',
    customerName: 'customerOrder',
    agencyCode: 'agencyCode',
    createdAt: 'createdAt',
    updatedAt: 'updatedAt',
    deletedAt: 'deletedAt',
  },
  defaultSort: ['updatedAt', 'DESC'],
  filter: {
    q: textFilterSchema,
    agencyCode: Type.Optional(Type.String({ pattern: '^[0-9]{12}$' })),
    deleted: Type.Optional(Type.Boolean()),
  },
})

const Row = Type.Object({
  id: Id,
  title: Type.String(),
  customerId: Id,
  customerName: Type.String(),
  agencyCode: Type.Union([Type.String(), Type.Null()]),
  createdAt: Moment,
  updatedAt: Moment,
  deletedAt: Type.Union([Moment, Type.Null()]),
})
const Reason = Type.Object({ reason: Type.String({ maxLength: MAX_REASON_LENGTH }) })

/** The lists contain no values; opening, deleting and restoring a chart needs a reason and is logged. */
export function adminChartsRoute(app: App, { db, clock }: ChartsContext): void {
  resource.registerListRoute(app, {
    operationId: 'listAdminCharts',
    summary: 'Lists charts without their values',
    row: Row,
    find: (list) => listAdminCharts(db, list),
    toResponse: (row) => serializeRow(row),
  })
  resource.registerReadRoute(app, {
    operationId: 'getAdminChart',
    summary: 'Returns one chart without its values',
    response: Row,
    find: async (id) => {
      const row = await findAdminChart(db, id)
      return row && serializeRow(row)
    },
  })
  app.post(
    '/admin/charts/:id/view',
    {
      schema: resource.createRecordOperationSchema({
        operationId: 'viewAdminChart',
        summary: 'Opens a chart for a reason, which its customer sees',
        body: Reason,
        response: RecordResponse,
        errors: ['CHARTS_REASON_REQUIRED'],
      }),
    },
    async (request, reply) => {
      const reason = requireReason(request.body.reason)
      const { id: recordId } = await requireChart(db, request.params.id)
      const view = { recordId, now: clock(), reason }
      const open = await getVisibleRecordAndLogView(db, requireSession(request), view)
      reply.header('cache-control', 'no-store')
      // Administrators see no photos, whatever their reason.
      return getRecordResponse(db, open, withoutPhotos)
    },
  )
  app.post(
    '/admin/charts/:id/delete',
    {
      schema: resource.createRecordOperationSchema({
        operationId: 'deleteAdminChart',
        summary: 'Deletes a chart; it can be restored for 30 days',
        body: Reason,
        response: Type.Object({}),
        errors: ['CHARTS_REASON_REQUIRED'],
      }),
    },
    async (request) => {
      const reason = requireReason(request.body.reason)
      const { id: recordId } = await requireChart(db, request.params.id)
      const options = { recordId, reason, now: clock() }
      await db.transaction().execute((trx) => softDeleteRecord(trx, requireSession(request), options))
      return {}
    },
  )
  app.post(
    '/admin/charts/:id/restore',
    {
      schema: resource.createRecordOperationSchema({
        operationId: 'restoreAdminChart',
        summary: 'Restores a chart within 30 days of its deletion',
        body: Reason,
        response: Type.Object({}),
        errors: ['CHARTS_REASON_REQUIRED'],
      }),
    },
    async (request) => {
      const reason = requireReason(request.body.reason)
      const { id: recordId } = await requireChart(db, request.params.id)
      const options = { recordId, reason, now: clock() }
      await db.transaction().execute((trx) => restoreRecord(trx, requireSession(request), options))
      return {}
    },
  )
}

/** An id in a path may be any text. */
async function requireChart(db: ChartsContext['db'], id: string): Promise<AdminChart> {
  const chart = await findAdminChart(db, id)
  if (!chart) throw new ApiError('E4040')
  return chart
}

function requireReason(reason: string): string {
  if (isBlankText(reason)) throw new ApiError('CHARTS_REASON_REQUIRED')
  return reason.trim()
}
