import { isPast, type KnownCard } from '../resources/tokens.ts'
import { type CardOutcome, type Decline, expired } from './test-cards.ts'

/** Returns the decline of a card that cannot even be added to a customer; undefined for every other card. */
export function isOutcomeDeclinedAlways(outcome: CardOutcome): Decline | undefined {
  return typeof outcome === 'object' && 'declines' in outcome && outcome.when === 'always'
    ? outcome.declines
    : undefined
}

/** The result of charging a card, or of setting it up for later charges. */
export type CardAnswer = { kind: 'ok' } | { kind: 'declined'; decline: Decline } | { kind: 'authenticate' }

export function findCardOutcome(
  card: KnownCard & { authenticated?: boolean },
  { now, purpose }: { purpose: 'charge' | 'setup'; now: number },
): CardAnswer {
  if (isPast(card, now)) return { kind: 'declined', decline: expired }
  const { outcome } = card
  if (outcome === 'ok') return { kind: 'ok' }
  if ('declines' in outcome) {
    const spared = outcome.when === 'charge' && purpose === 'setup'
    return spared ? { kind: 'ok' } : { kind: 'declined', decline: outcome.declines }
  }
  const once = outcome.authentication === 'setup' && card.authenticated === true
  return once ? { kind: 'ok' } : { kind: 'authenticate' }
}
