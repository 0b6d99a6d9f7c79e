/** The page turns a card into a token with these settings; card numbers are sent there, never to this service. */
export interface CardFormSettings {
  publishableKey: string
  /** The URL of our own form's target, the sandbox, in local mode only; null when Stripe's form is used. */
  tokenUrl: string | null
  /**
   * The URL to which our own dialog sends the outcome of the cardholder's confirmation, the sandbox again;
   * null with Stripe.
   */
  confirmUrl: string | null
}
