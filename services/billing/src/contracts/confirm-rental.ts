import { ApiError } from '@hibiki/http'
import type { BillingDatabase } from '../db/schema.ts'
import { jstDay } from '../domain/jst-calendar.ts'
import { transition } from '../domain/transitions.ts'
import { lockContract } from '../repositories/contracts.ts'
import { findRental, type Rental, saveSerialNumber } from '../repositories/rentals.ts'
import { changeContract } from './change-contract.ts'

/**
 * Staff say that a device has arrived, which lets its first period be charged (D-076), or that it is back (D-077).
 *
 * @throws ApiError E4040; BILLING_RENTAL_STATE when the rental does not wait for that
 */
export async function confirmRental(
  database: BillingDatabase,
  o: { id: string; now: Date } & (
    | { cause: 'delivery-confirmed'; serialNumber: string }
    | { cause: 'return-confirmed' }
  ),
): Promise<Rental> {
  return database.db.transaction().execute(async (trx) => {
    const rental = await findRental(trx, o.id)
    const stored = rental && (await lockContract(trx, rental.id))
    if (!stored) throw new ApiError('E4040')
    const moved = transition(stored.contract, o.cause, 'staff', jstDay(o.now))
    if (!moved.ok) throw new ApiError('BILLING_RENTAL_STATE')
    if (o.cause === 'delivery-confirmed') await saveSerialNumber(trx, stored.id, o.serialNumber)
    await changeContract(trx, stored, moved.contract, o.now)
    const after = await findRental(trx, o.id)
    if (!after) throw new ApiError('E4040')
    return after
  })
}
