import { getJstDay } from '@hibiki/calendar'
import { ApiError, type Language } from '@hibiki/http'
import type { BillingDatabase } from '../../tables.ts'
import { insertCommerceLogEntry } from '../commerce/commerce-log.sql.ts'
import { lockContract } from '../contracts/contracts.sql.ts'
import { saveContractTransition } from '../contracts/save-contract-transition.ts'
import { applyTransition } from '../contracts/transitions.rules.ts'
import { type ConsoleRental, findConsoleRental, saveRentalSerialNumber } from './rentals.sql.ts'

/**
 * Records, for staff, that a device has arrived, so that its first period can be charged, or that it is back.
 * @throws ApiError E4040; BILLING_RENTAL_STATE when the rental does not await that
 */
export async function confirmRentalDeliveryOrReturn(
  database: BillingDatabase,
  options: { id: string; actorId: string; language: Language; now: Date } & (
    | { cause: 'delivery-confirmed'; serialNumber: string }
    | { cause: 'return-confirmed' }
  ),
): Promise<ConsoleRental> {
  return database.db.transaction().execute(async (trx) => {
    const rental = await findConsoleRental(trx, options.id, options.language)
    const stored = rental && (await lockContract(trx, rental.id))
    if (!stored) throw new ApiError('E4040')
    const moved = applyTransition(stored.contract, options.cause, 'staff', getJstDay(options.now))
    if (!moved.ok) throw new ApiError('BILLING_RENTAL_STATE')
    await saveContractTransition(trx, stored, moved.contract, options.now)
    const { actorId, now } = options
    if (options.cause === 'delivery-confirmed') {
      await saveRentalSerialNumber(trx, stored.id, options.serialNumber)
      const detail = { serialNumber: options.serialNumber }
      await insertCommerceLogEntry(trx, {
        actorId,
        action: 'delivery-confirmed',
        subjectId: stored.id,
        detail,
        now,
      })
    } else
      await insertCommerceLogEntry(trx, { actorId, action: 'return-confirmed', subjectId: stored.id, now })
    const after = await findConsoleRental(trx, options.id, options.language)
    if (!after) throw new ApiError('E4040')
    return after
  })
}
