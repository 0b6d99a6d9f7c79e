import { call } from '../dataProvider/admin-call.ts'

export const eventCalls = {
  retryEvent: (id: string) => call('POST /admin/webhook-events/{id}/retry', { id }),
}
