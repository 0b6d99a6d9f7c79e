import { ApiError } from '@hibiki/http'
import pLimit from 'p-limit'
import sharp from 'sharp'

/** As it arrives; the largest photo of a phone. */
export const MAX_PICTURE_BYTES = 8 * 1024 * 1024
/** A picture of more would take more memory than it has bytes. */
const MAX_PIXELS = 40_000_000
/** As it is stored: enough to read a device's display. */
const MAX_EDGE = 1600
const QUALITY = 80
const TIMEOUT_SECONDS = 10
const formats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp'])

/** A decoded picture takes up to 160 MB: so many at once, whoever sends them. */
const MAX_AT_ONCE = 2
/** At half a second a picture, well within the gateway's 30 seconds. */
const MAX_WAITING = 16
const RETRY_AFTER_SECONDS = 5
const decoding = pLimit(MAX_AT_ONCE)

export interface ReadPicture {
  bytes: Buffer
  width: number
  height: number
}

/**
 * A picture as it is stored: WebP, upright, at most 1600 pixels wide or high, without any metadata of the file (where and when it was
 * taken, by which device).
 *
 * @throws ApiError SUPPORT_PICTURE_TOO_LARGE for too many bytes or pixels, SUPPORT_PICTURE_UNREADABLE for what is no JPEG, PNG or WebP,
 *   E5030 with `retry-after` while too many others wait
 */
export async function readPicture(file: Buffer): Promise<ReadPicture> {
  if (file.length > MAX_PICTURE_BYTES) throw new ApiError('SUPPORT_PICTURE_TOO_LARGE')
  if (decoding.activeCount + decoding.pendingCount >= MAX_AT_ONCE + MAX_WAITING)
    throw new ApiError('E5030', { headers: { 'retry-after': String(RETRY_AFTER_SECONDS) } })
  return decoding(() => decode(file))
}

async function decode(file: Buffer): Promise<ReadPicture> {
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
    // What sharp says of a file may quote it.
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

/** The bytes of what a JSON body or a form carries. */
export function toBytes(image: string | Buffer): Buffer {
  if (typeof image !== 'string') return image
  const [, base64 = ''] = /^(?:data:[a-z/+.-]+;base64,)?([A-Za-z0-9+/=\s]*)$/.exec(image) ?? []
  return Buffer.from(base64, 'base64')
}
