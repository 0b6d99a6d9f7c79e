/**
 * The card payment provider, in the shape of Stripe's objects, as far as billing needs it. Its two real parts are Stripe and the
 * project's own sandbox of Stripe's HTTP API; both are spoken to by the official SDK, so only the environment differs.
 *
 * Amounts are whole yen (`jpy` has no smaller unit). Every call that changes something carries a key derived from our own row, so
 * that a retry after a crash is the same request. A call that ends without a response rejects, and the truth is then asked for
 * with `listPaymentIntents`: unclear is a state of its own, never guessed.
 */
export interface PaymentProvider {
  createCustomer(options: { memberId: string; idempotencyKey: string }): Promise<ProviderCustomer>
  /** With the person: the provider's copy goes too. */
  deleteCustomer(customerId: string): Promise<void>
  /**
   * Makes the client's token a card of the customer that can be charged later without its holder; brand, digits and expiry come
   * from here only. While its issuer wants its holder to confirm (3-D Secure) it is nobody's card.
   *
   * @throws CardRefused
   */
  setUpCard(options: {
    customerId: string
    token: string
    idempotencyKey: string
  }): Promise<ProviderCardSetup>
  /** How a card's setup stands now; null when the provider knows none. */
  getCardSetup(id: string): Promise<ProviderCardSetup | null>
  detachCard(paymentMethodId: string): Promise<void>
  /** Makes sure that a card can be charged later without its holder: for rentals, which are charged when delivered. */
  verifyCard(options: {
    customerId: string
    paymentMethodId: string
    idempotencyKey: string
  }): Promise<ProviderSetupIntent>
  /**
   * One attempt to charge a card without its holder. A card that is refused is a response too: an intent that
   * `requires_payment_method`, with the reason in `last_payment_error`. Rejects with `ChargeImpossible` when it can
   * never be made, with `StoredFailureReplayed` when the provider failed under this key before and will only ever say so again.
   */
  charge(options: {
    customerId: string
    paymentMethodId: string
    amountYen: number
    /** The row of `payments`; the intent's `metadata.payment`, by which it is found again. */
    paymentId: string
    /** What its metadata says beside: enough to book it when our rows are lost. The same each time. */
    about?: Record<string, string>
    idempotencyKey: string
  }): Promise<ProviderPaymentIntent>
  /** A customer's intents made since then, the newest first; consistent with what was charged a moment ago. */
  listPaymentIntents(options: { customerId: string; since: Date }): Promise<ProviderPaymentIntent[]>
  /** All intents since then that took money, of every customer, the oldest first, and those that are not clear yet. */
  listCharges(options: { since: Date }): Promise<ProviderCharge[]>
  /** Null when the provider knows none. */
  getPaymentIntent(id: string): Promise<ProviderPaymentIntent | null>
  /** Gives all of it back, at most once. Rejects with `RefundFailed` when the bank does not take it. */
  refund(options: { paymentIntentId: string; idempotencyKey: string }): Promise<void>
  /** Whether the money is back or on its way: a bank may refuse it days later. */
  isRefunded(paymentIntentId: string): Promise<boolean>
  /** The event of a webhook call; rejects when the signature is wrong or older than 300 s. */
  readEvent(options: { body: Buffer; signature: string }): Promise<ProviderEvent>
}

export interface ProviderCustomer {
  id: string
}

export interface ProviderPaymentMethod {
  id: string
  card: {
    brand: string
    last4: string
    exp_month: number
    exp_year: number
    /** Of the number: the same for each registration of one card. */
    fingerprint: string | null
  }
}

export interface ProviderSetupIntent {
  id: string
  status: 'succeeded' | 'requires_payment_method' | 'requires_action' | 'processing' | 'canceled'
}

export interface ProviderCardSetup extends ProviderSetupIntent {
  customerId: string | null
  /** With it the holder's page asks the issuer; worth nothing to anybody else once the setup is over. */
  clientSecret: string
  /** Null once the attempt has failed. */
  card: ProviderPaymentMethod | null
}

export interface ProviderPaymentIntent {
  id: string
  status: 'succeeded' | 'requires_payment_method' | 'requires_action' | 'processing' | 'canceled'
  amount: number
  currency: 'jpy'
  /** Seconds since 1970, by the provider's clock. */
  created: number
  metadata: Record<string, string>
  last_payment_error?: { code: string; decline_code?: string } | null
}

export interface ProviderCharge extends ProviderPaymentIntent {
  customerId: string
  paymentMethodId: string
}

/** `object` is what it is about: of a refund the payment intent. */
export interface ProviderEvent {
  id: string
  type: string
  created: number
  data: { object: { id: string } }
}
