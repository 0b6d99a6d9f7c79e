import { api } from '../../../lib/api/client.ts'

export interface MailSubscriptionChange {
  key: string
  request: string
  type: string
}

/** Cancels or resumes a kind of mail by the key from a mail; the response is the same for any key. */
export async function changeMailSubscription(notice: MailSubscriptionChange): Promise<void> {
  await api.POST('/v3/advertise/notice', { body: notice })
}
