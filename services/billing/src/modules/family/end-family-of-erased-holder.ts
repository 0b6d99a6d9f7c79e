import type { Trx } from '../../tables.ts'
import { publishChangedEntitlementsOfMember } from '../entitlements/publish-changed-entitlements.ts'
import { endPlace } from './end-place.ts'
import { listPlacesOfContracts, lockContractsWithFamily } from './family.sql.ts'

/** Ends the family of a deleted person whose contract somebody else may go on paying for. */
export async function endFamilyOfErasedHolder(trx: Trx, holderId: string, now: Date): Promise<void> {
  const contractIds = await lockContractsWithFamily(trx, holderId)
  if (contractIds.length === 0) return
  const places = await listPlacesOfContracts(trx, contractIds)
  for (const place of places) await endPlace(trx, { ...place, holderId }, { reason: 'contract-ended', now })
  const memberIds = places.flatMap(({ memberId }) => memberId ?? [])
  for (const memberId of memberIds.sort()) await publishChangedEntitlementsOfMember(trx, memberId, now)
}
