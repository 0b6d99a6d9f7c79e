import type { Trx } from '../../tables.ts'
import type { StoredContract } from '../contracts/contracts.sql.ts'
import { findMailCard, findProductName } from './mail-facts.sql.ts'
import { findOtherUser } from './mail-of-change.ts'
import { insertMail } from './mails.sql.ts'

/** Writes the mail that another card pays a contract from now on. */
export async function writeMailOfCard(trx: Trx, contract: StoredContract, now: Date): Promise<void> {
  const { contractorId, cardId } = contract
  if (contractorId === null) return
  const facts = {
    product: await findProductName(trx, contract.productId),
    userId: findOtherUser(contract),
    card: cardId === null ? null : await findMailCard(trx, cardId),
  }
  await insertMail(trx, { userId: contractorId, template: 'card-changed', facts, now })
}
