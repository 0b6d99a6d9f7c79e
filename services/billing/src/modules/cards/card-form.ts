/** How the page turns a card into a token; card numbers go there, never here. */
export interface CardForm {
  publishableKey: string
  /** Where a form of our own sends the card: the sandbox, in local mode only. Null: Stripe's own form is used. */
  tokenUrl: string | null
  /** Where a dialog of our own says what the card's holder answered their bank: the sandbox again, or null with Stripe. */
  confirmUrl: string | null
}
