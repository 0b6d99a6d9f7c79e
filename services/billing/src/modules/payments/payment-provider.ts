import type { KonbiniStore, PaymentMethod } from '../../tables.ts'

/**
 * The payment provider, in the shape of Stripe's objects as far as billing needs them. It has two real implementations,
 * Stripe and the project's own sandbox of Stripe's HTTP API; the official SDK speaks to both, so only the environment differs.
 * Amounts are whole yen (`jpy` has no smaller unit). Every call that changes something has an idempotency key derived from our
 * own row, so that a retry after a crash is the same request. A call that ends without a response rejects, and
 * `listPaymentIntents` then tells the outcome: unclear is a state of its own, never guessed.
 */
export interface PaymentProvider {
  createCustomer(options: { memberId: string; idempotencyKey: string }): Promise<ProviderCustomer>
  /** Erases the customer together with the member. */
  deleteCustomer(customerId: string): Promise<void>
  /**
   * Makes the client's token a card of the customer that can be charged later without its holder; brand and digits come only from
   * here. Until the holder has confirmed it (3-D Secure) when the issuer demands that, it belongs to no customer.
   * @throws CardRefused
   */
  setUpCard(options: {
    customerId: string
    token: string
    idempotencyKey: string
  }): Promise<ProviderSetupIntentWithCard>
  /** Returns the current state of a card's setup; null for an unknown one. */
  getCardSetup(id: string): Promise<ProviderSetupIntentWithCard | null>
  detachCard(paymentMethodId: string): Promise<void>
  /** Verifies that a card can be charged later without its holder: rentals are charged when they are delivered. */
  verifyCard(options: {
    customerId: string
    paymentMethodId: string
    idempotencyKey: string
  }): Promise<ProviderSetupIntent>
  /**
   * Attempts once to charge a card without its holder. A declined card is a response, too: an intent that
   * `requires_payment_method`, with the reason in `last_payment_error`. Rejects with `ChargeImpossibleError` when the charge can never
   * be made, and with `StoredFailureReplayedError` when the provider failed under this key before and will only repeat that.
   */
  charge(options: {
    customerId: string
    paymentMethodId: string
    amountYen: number
    /** The id of the row of `payments`, stored as the intent's `metadata.payment`, by which it is found again. */
    paymentId: string
    /** More metadata, from which the charge can be booked when our rows are lost; the same at each repetition. */
    about?: Record<string, string>
    idempotencyKey: string
  }): Promise<ProviderPaymentIntent>
  /**
   * Asks for a payment at a convenience store: the response has the numbers to pay with, and nothing is paid before the customer does
   * so. Rejects with `ChargeImpossibleError` when it can never be paid, and with `StoredFailureReplayedError` like `charge`.
   */
  requestKonbiniPayment(options: {
    customerId: string
    amountYen: number
    paymentId: string
    about?: Record<string, string>
    expiresAt: Date
    /** The store's receipt shows the name, and the provider writes to the address when money is to be refunded. */
    payer: { name: string; email: string }
    idempotencyKey: string
  }): Promise<ProviderPaymentIntent>
  /** Has an intent paid by nobody any more, unless it was paid already: the response is what it is now. */
  cancelPaymentIntent(options: { id: string; idempotencyKey: string }): Promise<ProviderPaymentIntent>
  /** Lists a customer's intents created since then, the newest first; a charge made a moment ago is in it. */
  listPaymentIntents(options: { customerId: string; since: Date }): Promise<ProviderPaymentIntent[]>
  /** Lists the intents of every customer since then that took money, may still take it or are not clear yet, the oldest first. */
  listCharges(options: { since: Date }): Promise<ProviderCharge[]>
  /** Returns null for an unknown intent. */
  getPaymentIntent(id: string): Promise<ProviderPaymentIntent | null>
  /**
   * Refunds everything that is left, at most once. Rejects with `RefundFailedError` when the bank does not accept it.
   * @param options.amountYen what was charged, by which the provider's refunds are recognised as all of it
   */
  refund(options: {
    paymentIntentId: string
    amountYen: number
    idempotencyKey: string
  }): Promise<{ isAwaitingAccount: boolean }>
  /**
   * Refunds a part. A bank that does not accept it is a response. Rejects with `RefundFailedError` when the refund can never be made,
   * because less is left than that, and with `StoredFailureReplayedError` like `charge`.
   */
  refundPart(options: {
    paymentIntentId: string
    amountYen: number
    /** The id of the row of `refunds`, stored as the refund's `metadata.refund`, by which it is found again. */
    refundId: string
    idempotencyKey: string
  }): Promise<ProviderRefund>
  /** Lists the refunds of a payment, or those of every payment since then; one made a moment ago is in it. */
  listRefunds(options: { paymentIntentId: string } | { since: Date }): Promise<ProviderRefund[]>
  /** Returns the event of a webhook request; rejects when the signature is wrong or older than 300 s. */
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
    /** The fingerprint of the card's number, the same for each registration of one card. */
    fingerprint: string | null
  }
}

export interface ProviderSetupIntent {
  id: string
  status: 'succeeded' | 'requires_payment_method' | 'requires_action' | 'processing' | 'canceled'
}

export interface ProviderSetupIntentWithCard extends ProviderSetupIntent {
  customerId: string | null
  /** The cardholder's page starts the issuer's confirmation with it; it is useless once the setup is over. */
  clientSecret: string
  /** Null once the attempt has failed. */
  card: ProviderPaymentMethod | null
}

export interface ProviderPaymentIntent {
  id: string
  status: 'succeeded' | 'requires_payment_method' | 'requires_action' | 'processing' | 'canceled'
  amount: number
  currency: 'jpy'
  /** Seconds since 1970 by the provider's clock. */
  created: number
  metadata: Record<string, string>
  last_payment_error?: { code: string; decline_code?: string } | null
  method: PaymentMethod
  /** How it can be paid at a convenience store; null when it cannot, or not any more. */
  konbini: ProviderKonbini | null
}

export interface ProviderKonbini {
  expiresAt: Date
  voucherUrl: string | null
  stores: KonbiniStore[]
}

export interface ProviderCharge extends ProviderPaymentIntent {
  customerId: string
  paymentMethodId: string | null
}

export interface ProviderRefund {
  id: string
  paymentIntentId: string
  /** The id of our row; null for a refund of everything, or one that was made in the provider's dashboard. */
  refundId: string | null
  amount: number
  /** Seconds since 1970 by the provider's clock. */
  created: number
  /** Whether the money is refunded or on its way: a bank may reject it days later. */
  isAccepted: boolean
  /** Whether the provider waits for the bank account that it has asked the customer for by mail; nothing was refunded before. */
  isAwaitingAccount: boolean
}

/** `object` is what the event is about; for a refund it is the payment intent. */
export interface ProviderEvent {
  id: string
  type: string
  created: number
  data: { object: { id: string } }
}
