import type { Row } from '../api/contract.ts'

/** An event of the payment provider. */
export type WebhookEvent = Row<'GET /admin/webhook-events'>
export type EventState = WebhookEvent['state']

export const eventStates: EventState[] = ['waiting', 'parked', 'done']
