/** Whether the refunds that the provider has accepted are all of a payment; those that a bank rejected do not count. */
export function isWhollyRefunded(
  refunds: readonly { amount: number; isAccepted: boolean }[],
  paidYen: number,
): boolean {
  const refunded = refunds.reduce((sum, { amount, isAccepted }) => sum + (isAccepted ? amount : 0), 0)
  return refunded >= paidYen
}

/** Returns the yen of a payment that can still be refunded: what was paid less what was refunded or is on its way. */
export function computeRefundableYen(options: {
  hasSucceeded: boolean
  amount: number
  refunded: number
  pending: number
}): number {
  const { hasSucceeded, amount, refunded, pending } = options
  return hasSucceeded ? Math.max(amount - refunded - pending, 0) : 0
}
