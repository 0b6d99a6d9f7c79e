import { ApiError, readRoomDeviceId, requireSession } from '@hibiki/http'
import type { FastifyRequest } from 'fastify'
import type { EnterpriseContext } from '../../context.ts'
import { findAgencyIdOfMember } from '../accounts/accounts.sql.ts'
import { leaseStatusCodes } from '../leases/lease-status-codes.ts'
import { findLeaseHeldSince, renewLease } from '../leases/leases.sql.ts'
import { findSectionOfAgency } from '../rooms/sections.sql.ts'
import type { DeviceReport } from './device-report.rules.ts'
import { saveDeviceReports } from './save-device-reports.ts'

/** Saves the reports of the device that holds the section and renews its lease. Throws E1000 or E1001 for any other device. */
export async function acceptDeviceReports(
  { db, config, clock, leaseClock }: EnterpriseContext,
  request: FastifyRequest,
  { sectionId, reports }: { sectionId: string; reports: readonly DeviceReport[] },
): Promise<void> {
  const agencyId = await findAgencyIdOfMember(db, requireSession(request).userId)
  const section = await findSectionOfAgency(db, { agencyId, sectionId })
  if (!section) throw new ApiError('E4040')
  const deviceId = readRoomDeviceId(request, { secure: config.SECURE_COOKIES })
  if (deviceId === null) throw new ApiError('E1000')
  const lease = await renewLease(db, { sectionId: section.id, deviceId }, leaseClock())
  if (lease !== 'held') throw new ApiError(leaseStatusCodes[lease])
  const heldSince = await findLeaseHeldSince(db, { sectionId: section.id, deviceId })
  if (heldSince === null) throw new ApiError(leaseStatusCodes.taken)
  await db
    .transaction()
    .execute((trx) => saveDeviceReports(trx, { sectionId: section.id, heldSince, reports, now: clock() }))
}
