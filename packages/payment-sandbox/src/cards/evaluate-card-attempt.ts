import { isCardExpired, type StoredCard } from '../resources/tokens.ts'
import { type CardDecline, expiredCardDecline, type TestCardBehaviour } from './test-cards.ts'

/** Returns the decline of a card that cannot even be added to a customer; undefined for every other card. */
export function findPermanentDecline(outcome: TestCardBehaviour): CardDecline | undefined {
  return typeof outcome === 'object' && 'declines' in outcome && outcome.when === 'always'
    ? outcome.declines
    : undefined
}

/** The result of charging a card, or of setting it up for later charges. */
export type CardAttemptResult =
  | { kind: 'ok' }
  | { kind: 'declined'; decline: CardDecline }
  | { kind: 'authenticate' }

export function evaluateCardAttempt(
  card: StoredCard & { authenticated?: boolean },
  { now, purpose }: { purpose: 'charge' | 'setup'; now: number },
): CardAttemptResult {
  if (isCardExpired(card, now)) return { kind: 'declined', decline: expiredCardDecline }
  const { outcome } = card
  if (outcome === 'ok') return { kind: 'ok' }
  if ('declines' in outcome) {
    const spared = outcome.when === 'charge' && purpose === 'setup'
    return spared ? { kind: 'ok' } : { kind: 'declined', decline: outcome.declines }
  }
  const once = outcome.authentication === 'setup' && card.authenticated === true
  return once ? { kind: 'ok' } : { kind: 'authenticate' }
}
