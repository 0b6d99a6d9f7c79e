import type { PaymentMethod, Trx } from '../../tables.ts'
import type { StoredContract } from '../contracts/contracts.sql.ts'
import { findUserIdUnlessPayer } from './insert-contract-change-mail.ts'
import { findMailCard, getProductName } from './mail-facts.sql.ts'
import { insertMail } from './mails.sql.ts'

/** Writes the receipt of what an upgrade still owed after its contract had ended. */
export async function insertDifferenceReceiptMail(
  trx: Trx,
  contract: StoredContract,
  { amount, method, now }: { amount: number; method: PaymentMethod; now: Date },
): Promise<void> {
  const { contractorId, cardId } = contract
  if (contractorId === null) return
  const facts = {
    product: await getProductName(trx, contract.productId),
    userId: findUserIdUnlessPayer(contract),
    amount,
    card: cardId === null || method === 'konbini' ? null : await findMailCard(trx, cardId),
    ...(method === 'konbini' && { method }),
  }
  await insertMail(trx, { userId: contractorId, template: 'difference-paid', facts, now })
}
