import type { Trx } from '../../tables.ts'
import type { StoredContract } from '../contracts/contracts.sql.ts'
import { findMailCard, findProductName } from './mail-facts.sql.ts'
import { findOtherUser } from './mail-of-change.ts'
import { insertMail } from './mails.sql.ts'

/** Writes the receipt of what an upgrade still owed after its contract had ended. */
export async function writeMailOfDifference(
  trx: Trx,
  contract: StoredContract,
  { amount, now }: { amount: number; now: Date },
): Promise<void> {
  const { contractorId, cardId } = contract
  if (contractorId === null) return
  const facts = {
    product: await findProductName(trx, contract.productId),
    userId: findOtherUser(contract),
    amount,
    card: cardId === null ? null : await findMailCard(trx, cardId),
  }
  await insertMail(trx, { userId: contractorId, template: 'difference-paid', facts, now })
}
