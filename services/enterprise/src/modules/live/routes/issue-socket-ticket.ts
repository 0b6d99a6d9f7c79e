import { ApiError, type App, Moment, readRoomDeviceId, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { EnterpriseContext } from '../../../context.ts'
import { describeEnterpriseErrors } from '../../../errors.ts'
import { requireAgencyId } from '../../accounts/require-agency-id.ts'
import { leaseStatusCodes } from '../../leases/lease-status-codes.ts'
import { renewLease } from '../../leases/leases.sql.ts'
import { findSectionOfAgency } from '../../rooms/sections.sql.ts'
import { insertSocketTicket } from '../socket-tickets.sql.ts'

const schema = {
  operationId: 'issueSocketTicket',
  summary: 'Returns a secret for the first message of the socket; it works once, within 30 seconds',
  tags: ['enterprise'],
  body: Type.Object({ sectionId: Type.String({ maxLength: 64 }) }),
  response: {
    200: Type.Object({ ticket: Type.String(), expiresAt: Moment }),
    ...describeEnterpriseErrors('E3001', 'E4040', 'E1000', 'E1001'),
  },
}

/** Only the device that holds the section gets a ticket. */
export function issueSocketTicket(app: App, ctx: EnterpriseContext): void {
  const { db, clock, config, leaseClock } = ctx
  app.post('/v2/enterprise/my/room/section/ticket', { schema }, async (request, reply) => {
    const { userId: memberId, sessionId } = requireSession(request)
    const agencyId = await requireAgencyId(db, request)
    const section = await findSectionOfAgency(db, { agencyId, sectionId: request.body.sectionId })
    if (!section) throw new ApiError('E4040')
    const deviceId = readRoomDeviceId(request, { secure: config.SECURE_COOKIES })
    if (deviceId === null) throw new ApiError('E1000')
    const lease = await renewLease(db, { sectionId: section.id, deviceId }, leaseClock())
    if (lease !== 'held') throw new ApiError(leaseStatusCodes[lease])
    const issued = await insertSocketTicket(
      db,
      { memberId, sessionId, deviceId, sectionId: section.id },
      clock(),
    )
    reply.header('cache-control', 'no-store')
    return { ticket: issued.ticket, expiresAt: issued.expiresAt.toISOString() }
  })
}
