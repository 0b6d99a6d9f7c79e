import { MAX_PHOTO_SIDE_PIXELS } from '@hibiki/face-gate'
import { openPhoto } from '@hibiki/media-storage/photos'
import sharp from 'sharp'
import type { PhotoPreparation } from '../photo.ts'

sharp.cache(false)
// Each photo uses one thread; more would take the cores that serve requests.
sharp.concurrency(1)

/** Re-encodes the picture: upright, in sRGB, without transparency, metadata or appended data. */
export async function preparePhoto(bytes: Uint8Array): Promise<PhotoPreparation<Promise<Uint8Array>>> {
  const opened = await openPhoto(bytes, { maxSidePixels: MAX_PHOTO_SIDE_PIXELS })
  if ('refusal' in opened) return opened
  try {
    const { data, info } = await opened.photo.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true })
    const { width, height, channels } = info
    if (channels !== 3) return { refusal: 'format' }
    const jpeg = sharp(data, { raw: { width, height, channels } }).jpeg({ quality: 90 }).toBuffer()
    // The caller that awaits this promise handles its rejection; for a rejected photo nothing awaits it.
    jpeg.catch(() => {})
    return { photo: { jpeg, pixels: { data, width, height, channels } } }
  } catch {
    return { refusal: 'damaged' }
  }
}
