import type { RowOf } from '../api/contract.ts'

/** An event of the payment provider. */
export type WebhookEvent = RowOf<'GET /admin/webhook-events'>
export type EventState = WebhookEvent['state']

export const eventStates: EventState[] = ['waiting', 'parked', 'done']
