import type { paths } from '../../lib/api/schema.gen.d.ts'

/** A card that is kept for the member. */
export type Card = paths['/credit-card/fetch']['get']['responses']['200']['content']['application/json']

/** A card as the provider's token stands for it, with what the page saw of it. */
export type NewCard = paths['/credit-card/register']['post']['requestBody']['content']['application/json']

/** What the issuer wants the card's holder to confirm (3-D Secure). */
export interface Confirmation {
  setupIntentId: string
  clientSecret: string
}

/** Lets the holder confirm at the provider; what came of it the server asks the provider. */
export type ConfirmHolder = (confirmation: Confirmation) => Promise<void>
