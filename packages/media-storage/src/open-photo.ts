import sharp, { type Sharp } from 'sharp'

/**
 * Why bytes are rejected: their content is not JPEG or PNG (`format`), they have too many pixels or too few to show anything (`pixels`), or
 * they are incomplete or take too long (`damaged`).
 */
export type PhotoRefusal = 'format' | 'pixels' | 'damaged'

/** Phone cameras produce 12 million pixels; an interlaced PNG of 16 million needs 128 MB to decode. */
const MAX_PIXELS = 16_000_000
/** A picture with a shorter side shows nothing that could be seen. */
const MIN_SIDE = 80
const MAX_SECONDS = 5

/**
 * Opens the bytes of a photo that somebody sent, upright and in sRGB, without transparency; what is written from it has neither metadata
 * nor appended data. Reading its pixels may still show that it is damaged.
 */
export async function openPhoto(
  bytes: Uint8Array,
  { maxSidePixels }: { maxSidePixels: number },
): Promise<{ photo: Sharp } | { refusal: PhotoRefusal }> {
  const refusal = await findRefusal(bytes)
  if (refusal) return { refusal }
  const photo = decode(bytes)
    .timeout({ seconds: MAX_SECONDS })
    .autoOrient()
    .resize({ width: maxSidePixels, height: maxSidePixels, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
  return { photo }
}

/**
 * The first bytes decide which decoder opens a file, so anything but JPEG and PNG is rejected before it reaches one. `sharp.block` would
 * apply to the whole process, in which other services may run.
 */
async function findRefusal(bytes: Uint8Array): Promise<PhotoRefusal | null> {
  if (!isJpeg(bytes) && !isPng(bytes)) return 'format'
  try {
    const { width, height } = await decode(bytes).metadata()
    if (width * height > MAX_PIXELS || Math.min(width, height) < MIN_SIDE) return 'pixels'
    return null
  } catch (error) {
    return /pixel limit|exceeds/i.test((error as Error).message) ? 'pixels' : 'damaged'
  }
}

function decode(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true })
}

function isJpeg(bytes: Uint8Array): boolean {
  return bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff
}

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

function isPng(bytes: Uint8Array): boolean {
  return pngSignature.every((byte, index) => bytes[index] === byte)
}
