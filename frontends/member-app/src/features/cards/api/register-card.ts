import { api, unwrap } from '../../../lib/api/client.ts'
import type { HolderConfirmer, NewCard } from '../types.ts'

/**
 * Saves a card and returns its id. When the issuer requires it, `confirmHolder` asks the holder; the server rejects an unconfirmed card.
 */
export async function registerCard(card: NewCard, confirmHolder: HolderConfirmer): Promise<string> {
  const { id, confirmation } = await unwrap(api.POST('/credit-card/register', { body: card }))
  if (id !== null) return id
  if (!confirmation) throw new Error('A card is kept or to be confirmed')
  await confirmHolder(confirmation)
  const { setupIntentId } = confirmation
  return (await unwrap(api.POST('/credit-card/confirm', { body: { setupIntentId } }))).id
}
