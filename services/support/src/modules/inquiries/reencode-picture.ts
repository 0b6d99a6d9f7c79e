import { ApiError } from '@hibiki/http'
import pLimit from 'p-limit'
import sharp from 'sharp'

/** The largest photo of a phone fits into this. */
export const MAX_PICTURE_BYTES = 8 * 1024 * 1024
/** A picture with more pixels would take too much memory to decode, however few bytes it has. */
const MAX_PIXELS = 40_000_000
/** Stored pictures are scaled down to this, which is enough to read a device's display. */
const MAX_EDGE = 1600
const QUALITY = 80
const TIMEOUT_SECONDS = 10
const formats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp'])

/** A decoded picture takes up to 160 MB, so only this many are decoded at a time. */
const MAX_AT_ONCE = 2
/** At half a second per picture, these wait well within the gateway's 30 seconds. */
const MAX_WAITING = 16
const RETRY_AFTER_SECONDS = 5
const decoding = pLimit(MAX_AT_ONCE)

export interface ReencodedPicture {
  bytes: Buffer
  width: number
  height: number
}

/**
 * Re-encodes a picture as it is stored: WebP, upright, at most 1600 pixels wide or high, and without the metadata that says where, when and
 * by which device it was taken.
 *
 * @throws ApiError SUPPORT_PICTURE_TOO_LARGE for too many bytes or pixels, SUPPORT_PICTURE_UNREADABLE for anything but JPEG, PNG and WebP,
 *   E5030 with `retry-after` while too many others wait
 */
export async function reencodePicture(file: Buffer): Promise<ReencodedPicture> {
  if (file.length > MAX_PICTURE_BYTES) throw new ApiError('SUPPORT_PICTURE_TOO_LARGE')
  if (decoding.activeCount + decoding.pendingCount >= MAX_AT_ONCE + MAX_WAITING)
    throw new ApiError('E5030', { headers: { 'retry-after': String(RETRY_AFTER_SECONDS) } })
  return decoding(() => decode(file))
}

async function decode(file: Buffer): Promise<ReencodedPicture> {
  const { format, width = 0, height = 0 } = await metadataOf(file)
  if (format === undefined || !formats.has(format)) throw new ApiError('SUPPORT_PICTURE_UNREADABLE')
  if (width * height > MAX_PIXELS) throw new ApiError('SUPPORT_PICTURE_TOO_LARGE')
  try {
    const { data, info } = await sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .rotate()
      .resize({ width: MAX_EDGE, height: MAX_EDGE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height }
  } catch {
    // The message of sharp may quote the file, so it is not passed on.
    throw new ApiError('SUPPORT_PICTURE_UNREADABLE')
  }
}

async function metadataOf(file: Buffer) {
  try {
    return await sharp(file, { limitInputPixels: false }).metadata()
  } catch {
    throw new ApiError('SUPPORT_PICTURE_UNREADABLE')
  }
}

/** Returns the bytes of an image from a JSON body, where it is base64, or from a form. */
export function decodeImageBytes(image: string | Buffer): Buffer {
  if (typeof image !== 'string') return image
  const [, base64 = ''] = /^(?:data:[a-z/+.-]+;base64,)?([A-Za-z0-9+/=\s]*)$/.exec(image) ?? []
  return Buffer.from(base64, 'base64')
}
