import type { ContractDetails } from './types.ts'

export interface TimelineEntry {
  id: string
  at: string
  /** A text under `console.contracts.timeline`, or of an administrator's act. */
  kind: string
  amount?: number
  /** Why, in words of the provider or of staff. */
  detail?: string | null
  by?: string | null
}

/** What happened to a contract, the newest first, put together from its order, bills, payments and what staff did. */
export function toTimeline(contract: ContractDetails): TimelineEntry[] {
  const { id, orderedAt, startedAt, invoices, payments, acts, invoiced } = contract
  // Who said that the money of a sent bill has come, in the same moment as the bill became paid.
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
    ...payments.flatMap(({ id: paymentId, state, amount, failureCode, createdAt, settledAt }) =>
      state === 'succeeded'
        ? []
        : [
            {
              id: paymentId,
              at: settledAt ?? createdAt,
              kind: `payment-${state}`,
              amount,
              detail: failureCode,
            },
          ],
    ),
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
