import { api, unwrap } from '../../../lib/api/client.ts'
import type { HolderConfirmer, NewCard, RegisteredCard } from '../types.ts'

/**
 * Saves a card. When the issuer requires it, `confirmHolder` asks the holder; the server rejects an unconfirmed card.
 */
export async function registerCard(card: NewCard, confirmHolder: HolderConfirmer): Promise<RegisteredCard> {
  const {
    id,
    alreadyRegistered = false,
    confirmation,
  } = await unwrap(api.POST('/credit-card/register', { body: card }))
  if (id !== null) return { id, alreadyRegistered }
  if (!confirmation) throw new Error('A card is kept or to be confirmed')
  await confirmHolder(confirmation)
  const { setupIntentId } = confirmation
  const confirmed = await unwrap(api.POST('/credit-card/confirm', { body: { setupIntentId } }))
  return { id: confirmed.id, alreadyRegistered: confirmed.alreadyRegistered ?? false }
}
