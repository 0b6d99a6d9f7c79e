import type { App } from '@hibiki/http'
import { Type } from 'typebox'
import type { EnterpriseContext } from '../../../context.ts'
import { describeEnterpriseErrors } from '../../../errors.ts'
import { acceptDeviceReports } from '../accept-device-reports.ts'
import { deviceReportFields, parseDeviceReport } from '../parse-device-report.ts'

const schema = {
  operationId: 'reportMySectionLater',
  summary: 'Saves reports of a time without a network in the order they were made; all or none are saved',
  tags: ['enterprise'],
  body: Type.Object({
    sectionId: Type.String({ maxLength: 64 }),
    reports: Type.Array(Type.Object(deviceReportFields), { minItems: 1, maxItems: 100 }),
  }),
  response: {
    200: Type.Object({}),
    ...describeEnterpriseErrors('E3001', 'E4040', 'E1000', 'E1001'),
  },
}

/** Reports that were stored without a network arrive here, oldest first. */
export function reportMySectionLater(app: App, ctx: EnterpriseContext): void {
  app.post('/v2/enterprise/my/room/section/status/reports', { schema }, async (request) => {
    const { sectionId, reports } = request.body
    const now = ctx.clock()
    await acceptDeviceReports(ctx, request, {
      sectionId,
      reports: reports.map((one) => parseDeviceReport(one, now)),
    })
    return {}
  })
}
