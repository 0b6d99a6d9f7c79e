import { type App, getRequestLanguage } from '@hibiki/http'
import { Type } from 'typebox'
import type { EnterpriseContext } from '../../../context.ts'
import { describeEnterpriseErrors } from '../../../errors.ts'
import { requireAgencyId } from '../../accounts/require-agency-id.ts'
import { playReportQueryFields, readPlayReport } from '../play-report.ts'
import { formatPlayReportCsv } from '../play-report-csv.ts'

const schema = {
  operationId: 'downloadMyReport',
  summary: 'Returns the proof of play as CSV',
  tags: ['enterprise'],
  querystring: Type.Object(playReportQueryFields),
  response: {
    200: {
      description: 'CSV in UTF-8 with a byte order mark',
      content: { 'text/csv': { schema: Type.String() } },
    },
    ...describeEnterpriseErrors(...['E3001', 'E4040', 'ENTERPRISE_RANGE_TOO_LONG']),
  },
}

/** Returns the proof of play in a format for spreadsheets. */
export function downloadMyReport(app: App, { db }: EnterpriseContext): void {
  app.get('/v2/enterprise/my/report/csv', { schema }, async (request, reply) => {
    const { since, until } = request.query
    const rows = await readPlayReport(db, {
      ...request.query,
      agencyId: await requireAgencyId(db, request),
    })
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="hibiki-rooms-${since}-${until}.csv"`)
      .header('cache-control', 'no-store')
    return reply.send(formatPlayReportCsv(rows, getRequestLanguage(request)))
  })
}
