import type { RowOf } from '../api/call-types.ts'

/** An event that the payment provider has sent. */
export type WebhookEvent = RowOf<'GET /admin/webhook-events'>
export type WebhookEventState = WebhookEvent['state']

export const webhookEventStates: WebhookEventState[] = ['waiting', 'parked', 'done']
