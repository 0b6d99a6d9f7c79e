import { getFirstAndLastDay, getJstDay } from '@hibiki/calendar'
import { ApiError } from '@hibiki/http'
import { isMemberErased, lockMember } from '@hibiki/projections'
import type { BillingDatabase } from '../../tables.ts'
import { getFieldErrorText } from '../../texts.ts'
import { findSeller } from '../seller/seller.sql.ts'
import { issueDueDocuments, toAddressee } from './issue-due-documents.ts'
import { insertRepeatedDocuments, listDocumentsToRepeat, listStatementMonths } from './statements.sql.ts'
import { sumItems } from './tax-document.rules.ts'
import { insertTaxDocument } from './tax-documents.sql.ts'

/**
 * Issues one invoice over everything that a member was charged in a month, for all contracts and all customers; a month that has one
 * gets another only for what came to light later.
 * @returns the id of the newest statement of the month
 * @throws ApiError E3001 for a month that is not over or malformed, BILLING_DOCUMENT_NOT_FOUND for one without charges
 */
export async function issueStatement(
  deps: { database: BillingDatabase; clock: () => Date },
  { memberId, month }: { memberId: string; month: string },
): Promise<string> {
  const { db } = deps.database
  const now = deps.clock()
  if (month >= getJstDay(now).slice(0, 7))
    throw new ApiError('E3001', { fields: { month: getFieldErrorText('monthOver') } })
  // A salon may have more charges than are documented at once.
  while ((await issueDueDocuments(deps, { memberId })) > 0);
  const seller = (await findSeller(db))?.details
  return db.transaction().execute(async (trx) => {
    await lockMember(trx, memberId)
    if (await isMemberErased(trx, memberId)) throw new ApiError('BILLING_DOCUMENT_NOT_FOUND')
    const { first, last } = getFirstAndLastDay(month)
    const documents = await listDocumentsToRepeat(trx, { memberId, first, last })
    if (documents.length === 0 || !seller) {
      const issued = (await listStatementMonths(trx, memberId)).find((one) => one.month === month)
      const [newest] = issued?.statements ?? []
      if (!newest) throw new ApiError('BILLING_DOCUMENT_NOT_FOUND')
      return newest.id
    }
    const items = documents.flatMap(({ snapshot }) =>
      snapshot.items.map((item) => ({ ...item, documentNumber: snapshot.number })),
    )
    const { id } = await insertTaxDocument(trx, {
      seller,
      memberId,
      paymentId: null,
      invoiceId: null,
      content: {
        kind: 'statement',
        tradedOn: last,
        addressee: await toAddressee(trx, memberId),
        card: null,
        items,
        ...sumItems(items),
        about: null,
        replaces: null,
      },
      now,
    })
    await insertRepeatedDocuments(trx, { statementId: id, documentIds: documents.map((one) => one.id) })
    return id
  })
}
