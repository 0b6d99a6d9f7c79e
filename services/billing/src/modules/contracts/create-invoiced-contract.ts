import { getJstDay } from '@hibiki/calendar'
import { ApiError } from '@hibiki/http'
import { isMemberErased, lockMember } from '@hibiki/projections'
import type { BillingDatabase } from '../../tables.ts'
import { insertCommerceLogEntry } from '../commerce/commerce-log.sql.ts'
import { findMember } from '../members/members.sql.ts'
import type { Product } from '../products/products.sql.ts'
import { renewByInvoice } from '../renewals/renew-by-invoice.ts'
import { insertContract, lockContract } from './contracts.sql.ts'
import { buildSubscriptionContract } from './new-contract.rules.ts'
import { hasLiveContractForProduct } from './purchases.sql.ts'

/**
 * Begins a contract of an enterprise account that is paid by invoice from today on: its functions are open at once, and its first
 * bill is written.
 * @returns its id
 * @throws ApiError E4040 for an unknown account, BILLING_NOT_ENTERPRISE for an account of another kind, BILLING_NOT_INVOICED for
 * a rental, E2005
 */
export async function createInvoicedContract(
  database: BillingDatabase,
  options: { userId: string; product: Product; unitPrice: number; actorId: string; now: Date },
): Promise<string> {
  const { userId, product, unitPrice, actorId, now } = options
  if (product.rental) throw new ApiError('BILLING_NOT_INVOICED')
  return database.db.transaction().execute(async (trx) => {
    await lockMember(trx, userId)
    const member = await findMember(trx, userId)
    if (!member || (await isMemberErased(trx, userId))) throw new ApiError('E4040')
    if (!member.roles.includes('ROLE_ENTERPRISE')) throw new ApiError('BILLING_NOT_ENTERPRISE')
    if (await hasLiveContractForProduct(trx, { userId, productId: product.id }))
      throw new ApiError('E2005', { params: { name: member.name } })
    const id = await insertContract(trx, {
      contractorId: userId,
      userId,
      product: { id: product.id, price: unitPrice },
      contract: buildSubscriptionContract(getJstDay(now)),
      invoiced: true,
      now,
    })
    const stored = await lockContract(trx, id)
    if (!stored) throw new Error('a contract just written is there')
    await renewByInvoice(trx, stored, now)
    const detail = { productId: product.id, unitPrice }
    await insertCommerceLogEntry(trx, { actorId, action: 'contract-invoiced', subjectId: id, detail, now })
    return id
  })
}
