/** The behaviour of a test card, in the words of Stripe's declines. */
export type TestCardBehaviour =
  | 'ok'
  /** The card is declined when it is added to a customer, and when it is charged. */
  | { declines: CardDecline; when: 'always' | 'charge' }
  /** The holder must confirm: once when it is set up, or each time. */
  | { authentication: 'setup' | 'always' }

export interface CardDecline {
  code: 'card_declined' | 'expired_card' | 'incorrect_cvc' | 'processing_error'
  decline_code?: string
  message: string
}

export interface TestCard {
  brand: 'visa' | 'mastercard' | 'amex' | 'jcb' | 'diners' | 'discover'
  number: string
  /** Ready tokens, so that tests need no card form. */
  token?: string
  outcome: TestCardBehaviour
}

const declined = (decline_code: string, message: string): CardDecline => ({
  code: 'card_declined',
  decline_code,
  message,
})
const generic = declined('generic_decline', 'Your card was declined.')
const insufficient = declined('insufficient_funds', 'Your card has insufficient funds.')
export const expiredCardDecline: CardDecline = { code: 'expired_card', message: 'Your card has expired.' }
const cvc: CardDecline = { code: 'incorrect_cvc', message: "Your card's security code is incorrect." }
const processing: CardDecline = {
  code: 'processing_error',
  message: 'An error occurred while processing your card. Try again in a little bit.',
}

/** The numbers of docs.stripe.com/testing. No other number is taken, so no real card can ever be stored here. */
export const testCards: readonly TestCard[] = [
  { brand: 'visa', number: '4242424242424242', token: 'visa', outcome: 'ok' },
  { brand: 'mastercard', number: '5555555555554444', token: 'mastercard', outcome: 'ok' },
  { brand: 'amex', number: '378282246310005', token: 'amex', outcome: 'ok' },
  { brand: 'jcb', number: '3566002020360505', token: 'jcb', outcome: 'ok' },
  { brand: 'diners', number: '3056930009020004', token: 'diners', outcome: 'ok' },
  { brand: 'discover', number: '6011111111111117', token: 'discover', outcome: 'ok' },
  card('4000000000000002', 'chargeDeclined', { declines: generic, when: 'always' }),
  card('4000000000009995', 'chargeDeclinedInsufficientFunds', { declines: insufficient, when: 'always' }),
  card('4000000000000069', 'chargeDeclinedExpiredCard', { declines: expiredCardDecline, when: 'always' }),
  card('4000000000000127', 'chargeDeclinedIncorrectCvc', { declines: cvc, when: 'always' }),
  card('4000000000000119', 'chargeDeclinedProcessingError', { declines: processing, when: 'always' }),
  card('4000000000000341', 'chargeCustomerFail', { declines: generic, when: 'charge' }),
  card('4000002500003155', 'authenticationRequiredOnSetup', { authentication: 'setup' }),
  card('4000002760003184', 'authenticationRequired', { authentication: 'always' }),
]

function card(number: string, token: string, outcome: TestCardBehaviour): TestCard {
  return { brand: 'visa', number, token, outcome }
}

export const findTestCardByNumber = (number: string) => testCards.find((one) => one.number === number)

/** Finds the card of a ready-made token by its name without prefix: `visa` for `tok_visa` and `pm_card_visa`. */
export const findTestCardByToken = (name: string) => testCards.find((one) => one.token === name)

/** Whether a text has the length of a card number and ends with the right check digit (Luhn). */
export function isValidCardNumber(number: string): boolean {
  const digits = [...number].reverse().map(Number)
  const sum = digits.reduce((total, digit, index) => {
    const value = index % 2 === 1 ? digit * 2 : digit
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return /^\d{12,19}$/.test(number) && sum % 10 === 0
}
