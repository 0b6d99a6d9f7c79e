import { ApiError, type App, Id, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { ChartsContext } from '../../../context.ts'
import { hasPhotoConsent } from '../../overview/overview.sql.ts'
import { requireCustomerOfStaff } from '../../records/require-chart-role.ts'
import { calteItemFields } from '../format-schema.ts'
import { findCurrentFormat } from '../formats.sql.ts'

export function getChartFormat(app: App, { db }: ChartsContext): void {
  app.get(
    '/pic/calte/get-format',
    {
      schema: {
        operationId: 'getChartFormat',
        summary: "Returns the newest version of a customer's format, for a new record",
        tags: ['calte'],
        querystring: Type.Object({ userId: Id }),
        response: {
          200: Type.Object({
            calteId: Id,
            generalCalteId: Type.With(Id, { description: 'Id of this version of the format' }),
            title: Type.String(),
            calteItems: Type.Array(Type.Object({ id: Id, ...calteItemFields })),
            photoConsent: Type.Boolean({ description: 'Whether the new record may have photos' }),
          }),
        },
      },
    },
    async (request, reply) => {
      const customerId = request.query.userId.toLowerCase()
      await requireCustomerOfStaff(db, requireSession(request), customerId)
      const format = await findCurrentFormat(db, customerId)
      if (!format) throw new ApiError('CHARTS_FORMAT_NOT_FOUND')
      reply.header('cache-control', 'no-store')
      const { formatId, versionId, title, items } = format
      return {
        calteId: formatId,
        generalCalteId: versionId,
        title,
        calteItems: items.map((item) => ({ ...item, selection: [...item.selection] })),
        photoConsent: await hasPhotoConsent(db, customerId),
      }
    },
  )
}
