import type { App } from '@hibiki/http'
import { Type } from 'typebox'
import type { EnterpriseContext } from '../../../context.ts'
import { describeEnterpriseErrors } from '../../../errors.ts'
import { acceptDeviceReports } from '../accept-device-reports.ts'
import { deviceReportFields, parseDeviceReport } from '../parse-device-report.ts'

const schema = {
  operationId: 'reportMySection',
  summary: 'Reports what this device plays, and renews its lease',
  tags: ['enterprise'],
  body: Type.Object({ sectionId: Type.String({ maxLength: 64 }), ...deviceReportFields }),
  response: {
    200: Type.Object({}),
    ...describeEnterpriseErrors('E3001', 'E4040', 'E1000', 'E1001'),
  },
}

export function reportMySection(app: App, ctx: EnterpriseContext): void {
  app.post('/v2/enterprise/my/room/section/status/report', { schema }, async (request) => {
    const { sectionId, ...report } = request.body
    await acceptDeviceReports(ctx, request, {
      sectionId,
      reports: [parseDeviceReport(report, ctx.clock())],
    })
    return {}
  })
}
