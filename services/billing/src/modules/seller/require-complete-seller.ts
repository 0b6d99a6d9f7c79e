import { ApiError } from '@hibiki/http'
import type { Db } from '../../tables.ts'
import { findSeller } from './seller.sql.ts'
import { listMissingSellerFields, type SellerDetails } from './seller-details.ts'

/**
 * Nothing is sold while customers cannot read who sells and on which terms.
 * @throws ApiError BILLING_SELLER_INCOMPLETE
 */
export async function requireCompleteSeller(db: Db): Promise<SellerDetails> {
  const seller = await findSeller(db)
  if (!seller || listMissingSellerFields(seller.details).length > 0)
    throw new ApiError('BILLING_SELLER_INCOMPLETE')
  return seller.details
}
