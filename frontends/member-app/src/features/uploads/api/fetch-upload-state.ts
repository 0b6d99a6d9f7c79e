import type { UploadStatus } from '@hibiki/sound-upload'
import { ApiError } from '../../../lib/api/api-error.ts'
import { api, unwrap } from '../../../lib/api/client.ts'

/** Loads the state of a resumable upload; null when the server does not know its key. */
export async function fetchUploadState(key: string): Promise<UploadStatus | null> {
  try {
    return await unwrap(api.GET('/upload/state', { params: { query: { key } } }))
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}
