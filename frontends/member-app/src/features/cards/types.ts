import type { paths } from '../../lib/api/schema.gen.d.ts'

/** A card that the member has saved. */
export type Card = paths['/credit-card/fetch']['get']['responses']['200']['content']['application/json']

/** A new card: the provider's token and what the page knows of the card. */
export type NewCard = paths['/credit-card/register']['post']['requestBody']['content']['application/json']

/** A card that was saved. */
export interface RegisteredCard {
  id: string
  /** Whether the member had it already. */
  alreadyRegistered: boolean
}

/** What the card's holder must confirm for the issuer (3-D Secure). */
export interface HolderConfirmationRequest {
  setupIntentId: string
  clientSecret: string
}

/** Lets the holder confirm at the provider, from which the server then gets the outcome. */
export type HolderConfirmer = (confirmation: HolderConfirmationRequest) => Promise<void>
