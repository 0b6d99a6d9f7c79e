import type { App } from '@hibiki/http'
import { Type } from 'typebox'
import type { EnterpriseContext } from '../../../context.ts'
import { describeEnterpriseErrors } from '../../../errors.ts'
import { requireAgencyId } from '../../accounts/require-agency-id.ts'
import { PlayReportRowResponse, playReportQueryFields, readPlayReport } from '../play-report.ts'

export function getMyReport(app: App, { db }: EnterpriseContext): void {
  app.get(
    '/v2/enterprise/my/report',
    {
      schema: {
        operationId: 'getMyReport',
        summary: 'Returns minutes planned and played, interruptions and longest gap per section and day',
        tags: ['enterprise'],
        querystring: Type.Object(playReportQueryFields),
        response: {
          200: Type.Array(PlayReportRowResponse),
          ...describeEnterpriseErrors(...['E3001', 'E4040', 'ENTERPRISE_RANGE_TOO_LONG']),
        },
      },
    },
    async (request) => readPlayReport(db, { ...request.query, agencyId: await requireAgencyId(db, request) }),
  )
}
