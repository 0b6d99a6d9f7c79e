import {
  ApiError,
  type App,
  describeErrors,
  findDeviceSystem,
  getRequestLanguage,
  requireSession,
} from '@hibiki/http'
import { Type } from 'typebox'
import type { EnterpriseContext } from '../../../context.ts'
import { findAgencyIdOfMember } from '../../accounts/accounts.sql.ts'
import { getOrCreateDeviceId } from '../../leases/get-or-create-device-id.ts'
import { leaseStatusCodes } from '../../leases/lease-status-codes.ts'
import { claimLease } from '../../leases/leases.sql.ts'
import { findOldestStopTime } from '../../reports/section-status.sql.ts'
import { SectionResponse, toSectionResponse } from '../section-response.ts'
import { findSectionOfAgency } from '../sections.sql.ts'

const schema = {
  operationId: 'getMySection',
  summary:
    'Takes a section for this device for 15 seconds and returns it; E1000 when another device plays it',
  tags: ['enterprise'],
  querystring: Type.Object({
    sectionId: Type.String({ maxLength: 64 }),
    start: Type.Boolean({
      default: false,
      description:
        'Whether a person pressed start, which also works after an operator freed this device (E1001)',
    }),
  }),
  response: {
    200: SectionResponse,
    ...describeErrors('E3001', 'E4040'),
  },
}

/** Each poll takes the lease of the section for this device or renews it. */
export function getMySection(app: App, ctx: EnterpriseContext): void {
  const { db, clock, config, links, leaseClock } = ctx
  app.get('/v2/enterprise/my/room/section', { schema }, async (request, reply) => {
    const { userId: memberId, sessionId } = requireSession(request)
    const { sectionId, start } = request.query
    const section = await findSectionOfAgency(db, {
      agencyId: await findAgencyIdOfMember(db, memberId),
      sectionId,
    })
    if (!section) throw new ApiError('E4040')
    const deviceId = getOrCreateDeviceId(request, reply, { secure: config.SECURE_COOKIES })
    const lease = await claimLease(
      db,
      {
        sectionId: section.id,
        deviceId,
        memberId,
        sessionId,
        start,
        deviceName: findDeviceSystem(request.headers['user-agent']),
      },
      leaseClock(),
    )
    reply.header('cache-control', 'no-store')
    return toSectionResponse(section, {
      statusCode: leaseStatusCodes[lease],
      sessionId,
      links,
      now: clock(),
      oldestStopTime: await findOldestStopTime(db, section.id),
      language: getRequestLanguage(request),
    })
  })
}
