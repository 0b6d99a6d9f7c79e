import { isDeepStrictEqual } from 'node:util'
import { ApiError } from '@hibiki/http'
import type { BillingDatabase } from '../../tables.ts'
import { insertCommerceLogEntry } from '../commerce/commerce-log.sql.ts'
import { findSeller, insertSellerRevision } from './seller.sql.ts'
import { emptySellerDetails, type SellerDetails, type SellerField } from './seller-details.ts'

/** The one shop of an installation, as its page in the console and the log name it. */
export const SELLER_ID = 'shop'

/**
 * Publishes new details of the seller at once. The log names the fields that changed; what stood in them is in the revisions.
 * @param options.revision the one that the form was opened with, 0 if there was none
 * @throws ApiError BILLING_SELLER_EDITED when another administrator saved since
 */
export async function saveSeller(
  database: BillingDatabase,
  {
    details,
    revision,
    actorId,
    now,
  }: { details: SellerDetails; revision: number; actorId: string; now: Date },
): Promise<void> {
  await database.db.transaction().execute(async (trx) => {
    const before = await findSeller(trx)
    if ((before?.revision ?? 0) !== revision) throw new ApiError('BILLING_SELLER_EDITED')
    const stored = before?.details ?? emptySellerDetails
    const fields = (Object.keys(details) as SellerField[]).filter(
      (field) => !isDeepStrictEqual(details[field], stored[field]),
    )
    if (fields.length === 0) return
    const next = { revision: revision + 1, savedAt: now, details }
    if (!(await insertSellerRevision(trx, next))) throw new ApiError('BILLING_SELLER_EDITED')
    await insertCommerceLogEntry(trx, {
      actorId,
      action: 'seller-changed',
      subjectId: SELLER_ID,
      detail: { revision: next.revision, fields },
      now,
    })
  })
}
