import { ApiError } from '@hibiki/http'
import { openPhoto } from '@hibiki/media-storage/photos'
import pLimit from 'p-limit'
import { MAX_PHOTO_SIDE_PIXELS } from './photo.rules.ts'

const QUALITY = 85
/** A decoded photo takes up to 128 MB, so only one is decoded at a time. */
const MAX_AT_ONCE = 1
/** At half a second per photo, these wait well within the gateway's 30 seconds. */
const MAX_WAITING = 16
const RETRY_AFTER_SECONDS = 5
const decoding = pLimit(MAX_AT_ONCE)

/**
 * Re-encodes a photo as it is stored: JPEG, upright, without metadata or appended data.
 *
 * @throws ApiError CHARTS_PHOTO_UNREADABLE for anything but a whole JPEG or PNG of a bearable size, E5030 with `retry-after` while too many
 *   others wait
 */
export async function reencodePhoto(
  bytes: Uint8Array,
): Promise<{ jpeg: Buffer; width: number; height: number }> {
  if (decoding.activeCount + decoding.pendingCount >= MAX_AT_ONCE + MAX_WAITING)
    throw new ApiError('E5030', { headers: { 'retry-after': String(RETRY_AFTER_SECONDS) } })
  return decoding(() => reencode(bytes))
}

async function reencode(bytes: Uint8Array) {
  const opened = await openPhoto(bytes, { maxSidePixels: MAX_PHOTO_SIDE_PIXELS })
  if ('refusal' in opened) throw new ApiError('CHARTS_PHOTO_UNREADABLE')
  try {
    const { data, info } = await opened.photo.jpeg({ quality: QUALITY }).toBuffer({ resolveWithObject: true })
    return { jpeg: data, width: info.width, height: info.height }
  } catch {
    // The message of the decoder may quote the file, so it is not passed on.
    throw new ApiError('CHARTS_PHOTO_UNREADABLE')
  }
}
