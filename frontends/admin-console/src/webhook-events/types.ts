import type { RowOf } from '../api/contract.ts'

/** An event that the payment provider has sent. */
export type WebhookEvent = RowOf<'GET /admin/webhook-events'>
export type EventState = WebhookEvent['state']

export const eventStates: EventState[] = ['waiting', 'parked', 'done']
