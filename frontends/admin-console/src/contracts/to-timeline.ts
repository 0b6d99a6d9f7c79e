import type { ContractDetails } from './types.ts'

export interface TimelineEntry {
  id: string
  at: string
  /** The key of a text under `console.contracts.timeline`, or of an administrator's action. */
  kind: string
  amount?: number
  /** The reason, in words of the payment provider or of staff. */
  detail?: string | null
  by?: string | null
}

/** Combines the order, invoices, payments and actions of staff into one list of what happened to a contract, newest first. */
export function toTimeline(contract: ContractDetails): TimelineEntry[] {
  const { id, orderedAt, startedAt, invoices, payments, acts, invoiced } = contract
  // Billing logs the person who confirmed the money with the same timestamp as the payment of the invoice.
  const findPaidBy = (at: string) =>
    acts.find((act) => act.action === 'invoice-paid' && act.at === at)?.actorName ?? null
  const entries: TimelineEntry[] = [
    { id: `${id}-ordered`, at: orderedAt, kind: invoiced ? 'set' : 'ordered' },
    ...(startedAt ? [{ id: `${id}-started`, at: startedAt, kind: 'started' }] : []),
    ...invoices
      .filter(({ state }) => state === 'open' || (state === 'paid' && invoiced))
      .map((bill) => ({ id: `${bill.id}-sent`, at: bill.createdAt, kind: 'billed', amount: bill.amount })),
    ...invoices.flatMap((bill) =>
      bill.paidAt
        ? [
            {
              id: `${bill.id}-paid`,
              at: bill.paidAt,
              kind: 'paid',
              amount: bill.amount,
              by: findPaidBy(bill.paidAt),
            },
          ]
        : [],
    ),
    ...payments.flatMap((payment) => {
      const {
        id: paymentId,
        state,
        amount,
        refunded,
        failureCode,
        createdAt,
        settledAt,
        refundedAt,
      } = payment
      if (state === 'succeeded') return []
      return [
        {
          id: paymentId,
          at: refundedAt ?? settledAt ?? createdAt,
          kind: `payment-${state}`,
          amount: refunded > 0 ? refunded : amount,
          detail: failureCode,
        },
      ]
    }),
    ...acts
      .filter(({ action }) => action !== 'contract-invoiced' && action !== 'invoice-paid')
      .map(({ id: actId, at, action, actorName, reason }) => ({
        id: actId,
        at,
        kind: action,
        detail: reason,
        by: actorName,
      })),
  ]
  return entries.sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
}
