import type { Trx } from '../../tables.ts'
import { endPlace } from './end-place.ts'
import { findLostPlaces } from './family.rules.ts'
import { listPlacesOfContracts, lockContractsWithFamily } from './family.sql.ts'

/**
 * Ends the places that a holder's contracts no longer have.
 * @returns the members of the holder's family, those who have just lost their place included
 */
export async function endLostPlaces(trx: Trx, holderId: string, now: Date): Promise<string[]> {
  const contractIds = await lockContractsWithFamily(trx, holderId)
  if (contractIds.length === 0) return []
  // Places are read after the lock, so that somebody who joins at the same moment is counted.
  const places = await listPlacesOfContracts(trx, contractIds)
  for (const { place, reason } of findLostPlaces(places))
    await endPlace(trx, { ...place, holderId }, { reason, now })
  return [...new Set(places.flatMap(({ memberId }) => memberId ?? []))]
}
