import { readLaterPortrait, readPortrait, validFace } from '@hibiki/aiesthe/sample-photos'
import sharp from 'sharp'

/** Reads a good photo as the member app sends it (720 × 540, JPEG); the After photo is a moment later. */
export async function readBenchPhoto(moment: 'before' | 'after' = 'before'): Promise<Buffer> {
  return sharp(await (moment === 'before' ? readPortrait(validFace) : readLaterPortrait(validFace)))
    .jpeg({ quality: 92 })
    .toBuffer()
}
