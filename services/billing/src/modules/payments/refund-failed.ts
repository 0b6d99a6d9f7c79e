/** The bank has not taken money that is to be given back; staff decide what becomes of it. */
export class RefundFailed extends Error {
  constructor() {
    super('the bank refused a refund')
  }
}

/** The failure code of a payment whose refund waits for staff. */
export const REFUND_FAILED = 'refund-failed'
