import { ApiError, memberOf, readRoomDevice } from '@hibiki/http'
import type { FastifyRequest } from 'fastify'
import type { EnterpriseContext } from '../../context.ts'
import { findAgencyOf } from '../accounts/accounts.sql.ts'
import { findHeldSince, renewLease } from '../leases/leases.sql.ts'
import { statusCodeOf } from '../leases/status-code.ts'
import { findSectionOf } from '../rooms/sections.sql.ts'
import type { Report } from './report.rules.ts'
import { saveReports } from './save-reports.ts'

/** Saves the reports of the device that holds the section and renews its lease. Throws E1000 or E1001 for any other device. */
export async function acceptReports(
  { db, config, leaseClock }: EnterpriseContext,
  request: FastifyRequest,
  { sectionId, reports }: { sectionId: string; reports: readonly Report[] },
): Promise<void> {
  const agencyId = await findAgencyOf(db, memberOf(request).userId)
  const section = await findSectionOf(db, { agencyId, sectionId })
  if (!section) throw new ApiError('E4040')
  const deviceId = readRoomDevice(request, { secure: config.SECURE_COOKIES })
  if (deviceId === null) throw new ApiError('E1000')
  const lease = await renewLease(db, { sectionId: section.id, deviceId }, leaseClock())
  if (lease !== 'held') throw new ApiError(statusCodeOf[lease])
  const heldSince = await findHeldSince(db, { sectionId: section.id, deviceId })
  if (heldSince === null) throw new ApiError(statusCodeOf.taken)
  await db.transaction().execute((trx) => saveReports(trx, { sectionId: section.id, heldSince, reports }))
}
