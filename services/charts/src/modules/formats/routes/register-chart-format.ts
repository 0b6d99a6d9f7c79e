import { ApiError, type App, Id, requireSession, sendJsonTextOrNull } from '@hibiki/http'
import { writeForMember } from '@hibiki/projections'
import { Type } from 'typebox'
import type { ChartsContext } from '../../../context.ts'
import { requireCustomerOfStaff } from '../../records/require-chart-role.ts'
import { CalteFormatInput, parseFormat } from '../format-schema.ts'
import { saveFormatVersion } from '../formats.sql.ts'

export function registerChartFormat(app: App, { db, clock }: ChartsContext): void {
  app.post(
    '/pic/calte/register-format',
    {
      schema: {
        operationId: 'registerChartFormat',
        summary:
          'Saves the format of a customer; once it has records a new version is made and they keep theirs. Returns the id of the format',
        tags: ['calte'],
        body: Type.Object({ userId: Id, calteFormat: CalteFormatInput }),
        response: { 200: Id },
      },
    },
    async (request, reply) => {
      const session = requireSession(request)
      const customerId = request.body.userId.toLowerCase()
      await requireCustomerOfStaff(db, session, customerId)
      const format = parseFormat(request.body.calteFormat)
      const save = { customerId, format, authorId: session.userId, now: clock() }
      const id = await writeForMember(db, customerId, (trx) => saveFormatVersion(trx, save))
      if (id === null) throw new ApiError('E4040')
      return sendJsonTextOrNull(reply, id)
    },
  )
}
