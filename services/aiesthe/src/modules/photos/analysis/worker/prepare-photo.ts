import { MAX_PHOTO_SIDE_PIXELS } from '@hibiki/face-gate'
import sharp from 'sharp'
import type { PhotoPreparation, PhotoRefusal } from '../photo.ts'

/** Phone cameras produce 12 million pixels; an interlaced PNG of 16 million needs 128 MB to decode. */
const MAX_PIXELS = 16_000_000
/** A photo with a shorter side cannot contain a face that could be measured. */
const MIN_SIDE = 80
const MAX_SECONDS = 5

sharp.cache(false)
// Each photo uses one thread; more would take the cores that serve requests.
sharp.concurrency(1)

/** Re-encodes the picture: upright, in sRGB, without transparency, metadata or appended data. */
export async function preparePhoto(bytes: Uint8Array): Promise<PhotoPreparation<Promise<Uint8Array>>> {
  const refusal = await refusalOf(bytes)
  if (refusal) return { refusal }
  try {
    const { data, info } = await open(bytes)
      .timeout({ seconds: MAX_SECONDS })
      .autoOrient()
      .resize({
        width: MAX_PHOTO_SIDE_PIXELS,
        height: MAX_PHOTO_SIDE_PIXELS,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
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

/**
 * The first bytes decide which decoder opens a file, so anything but JPEG and PNG is rejected before it reaches one. `sharp.block` would
 * apply to the whole process, in which other services may run.
 */
async function refusalOf(bytes: Uint8Array): Promise<PhotoRefusal | null> {
  if (!isJpeg(bytes) && !isPng(bytes)) return 'format'
  try {
    const { width, height } = await open(bytes).metadata()
    if (width * height > MAX_PIXELS || Math.min(width, height) < MIN_SIDE) return 'pixels'
    return null
  } catch (error) {
    return /pixel limit|exceeds/i.test((error as Error).message) ? 'pixels' : 'damaged'
  }
}

function open(bytes: Uint8Array) {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true })
}

function isJpeg(bytes: Uint8Array): boolean {
  return bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff
}

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

function isPng(bytes: Uint8Array): boolean {
  return pngSignature.every((byte, index) => bytes[index] === byte)
}
