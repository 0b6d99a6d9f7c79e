import { ApiError } from '../../../lib/api/api-error.ts'
import { api, unwrap } from '../../../lib/api/client.ts'
import type { InquiryContext } from '../inquiry-context.ts'

const RETRY_DELAYS_MS = [500, 1500, 4000]

/** Every message carries a key, so that retries never send it twice; only a rejection by the server is final. */
async function sendWithRetries<T>(send: () => Promise<T>): Promise<T> {
  for (const delay of RETRY_DELAYS_MS) {
    try {
      return await send()
    } catch (error) {
      if (error instanceof ApiError && error.status < 500) throw error
      await new Promise((resolve) => setTimeout(resolve, delay))
    }
  }
  return send()
}

interface Message {
  text: string
  pictureIds: string[]
  documentIds: string[]
  key: string
}

/** Opens an inquiry; returns its id. */
export async function createInquiry(
  message: Message & { detailTypeId: string; subject: string; shared: InquiryContext | null },
): Promise<string> {
  const { key, shared, ...body } = message
  const { id } = await sendWithRetries(() =>
    unwrap(
      api.POST('/v2/support/chat/inquiry/new-chat', {
        body: { ...body, ...(shared && { shared }) },
        headers: { 'Idempotency-Key': key },
      }),
    ),
  )
  return id
}

/** Sends a further message. */
export async function sendInquiryMessage(
  message: Message & { inquiryId: string; subject: string },
): Promise<void> {
  const { key, ...body } = message
  await sendWithRetries(() =>
    unwrap(api.POST('/v2/support/chat/inquiry/chat', { body, headers: { 'Idempotency-Key': key } })),
  )
}

export const markInquiryRead = (inquiryId: string) =>
  unwrap(api.POST('/v2/support/chat/inquiry/read', { params: { query: { inquiryId } } }))

export const closeInquiry = (inquiryId: string) =>
  unwrap(api.POST('/v2/support/chat/inquiry/close', { params: { query: { inquiryId } } }))

export const rateInquiry = (inquiryId: string, rating: number) =>
  unwrap(api.POST('/v2/support/chat/inquiry/rate', { body: { inquiryId, rating } }))
