import type { UploadVerdict } from '@hibiki/sound-upload'
import { ApiError } from '../../../lib/api/api-error.ts'
import { api, unwrap } from '../../../lib/api/client.ts'

/** How an upload in pieces stands; null when the server knows none of that key. */
export async function readUploadState(key: string): Promise<UploadVerdict | null> {
  try {
    return await unwrap(api.GET('/upload/state', { params: { query: { key } } }))
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}
