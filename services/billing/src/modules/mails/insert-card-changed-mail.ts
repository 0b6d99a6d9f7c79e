import type { Trx } from '../../tables.ts'
import type { StoredContract } from '../contracts/contracts.sql.ts'
import { findUserIdUnlessPayer } from './insert-contract-change-mail.ts'
import { findMailCard, getProductName } from './mail-facts.sql.ts'
import { insertMail } from './mails.sql.ts'

/** Writes the mail that another card pays a contract from now on. */
export async function insertCardChangedMail(trx: Trx, contract: StoredContract, now: Date): Promise<void> {
  const { contractorId, cardId } = contract
  if (contractorId === null) return
  const facts = {
    product: await getProductName(trx, contract.productId),
    userId: findUserIdUnlessPayer(contract),
    card: cardId === null ? null : await findMailCard(trx, cardId),
  }
  await insertMail(trx, { userId: contractorId, template: 'card-changed', facts, now })
}
