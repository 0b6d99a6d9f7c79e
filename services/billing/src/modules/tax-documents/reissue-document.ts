import { ApiError } from '@hibiki/http'
import { isMemberErased, lockMember } from '@hibiki/projections'
import type { BillingDatabase } from '../../tables.ts'
import { findSeller } from '../seller/seller.sql.ts'
import { toAddressee } from './issue-due-documents.ts'
import { countCorrections, takePlaceInStatements } from './statements.sql.ts'
import { findReplacement, findTaxDocument, insertTaxDocument } from './tax-documents.sql.ts'

/** A document is corrected at most so often, because each correction is stored for years. */
const MAX_CORRECTIONS = 20

/**
 * Issues a document anew for the addressee that the member wants now. The first one stays as it is and is replaced by a document with
 * a number of its own; nothing is issued when the addressee is the same.
 * @returns the id of the document in force
 * @throws ApiError BILLING_DOCUMENT_NOT_FOUND, BILLING_DOCUMENT_LIMIT
 */
export async function reissueDocument(
  deps: { database: BillingDatabase; clock: () => Date },
  { memberId, id }: { memberId: string; id: string },
): Promise<string> {
  const { db } = deps.database
  const seller = (await findSeller(db))?.details
  return db.transaction().execute(async (trx) => {
    await lockMember(trx, memberId)
    const found = await findTaxDocument(trx, { id, memberId })
    if (!found || !seller || (await isMemberErased(trx, memberId)))
      throw new ApiError('BILLING_DOCUMENT_NOT_FOUND')
    const newerId = await findReplacement(trx, id)
    const document = newerId === null ? found : await findTaxDocument(trx, { id: newerId, memberId })
    if (!document) throw new ApiError('BILLING_DOCUMENT_NOT_FOUND')
    const addressee = await toAddressee(trx, memberId)
    const { template: _t, number, issuedOn: _i, issuer: _s, ...content } = document.snapshot
    if (addressee === content.addressee) return document.id
    if ((await countCorrections(trx, document.id)) >= MAX_CORRECTIONS)
      throw new ApiError('BILLING_DOCUMENT_LIMIT', { params: { limit: MAX_CORRECTIONS } })
    const { paymentId, invoiceId } = document
    const issued = await insertTaxDocument(trx, {
      seller,
      memberId,
      paymentId,
      invoiceId,
      replacesId: document.id,
      content: { ...content, addressee, replaces: number },
      now: deps.clock(),
    })
    await takePlaceInStatements(trx, { replacedId: document.id, id: issued.id })
    return issued.id
  })
}
