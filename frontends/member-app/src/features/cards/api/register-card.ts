import { api, unwrap } from '../../../lib/api/client.ts'
import type { ConfirmHolder, NewCard } from '../types.ts'

/**
 * Keeps a card and answers its id. When its issuer wants its holder to confirm, `confirmHolder` asks; a card that was not
 * confirmed is not kept, which the server says.
 */
export async function registerCard(card: NewCard, confirmHolder: ConfirmHolder): Promise<string> {
  const { id, confirmation } = await unwrap(api.POST('/credit-card/register', { body: card }))
  if (id !== null) return id
  if (!confirmation) throw new Error('A card is kept or to be confirmed')
  await confirmHolder(confirmation)
  const { setupIntentId } = confirmation
  return (await unwrap(api.POST('/credit-card/confirm', { body: { setupIntentId } }))).id
}
