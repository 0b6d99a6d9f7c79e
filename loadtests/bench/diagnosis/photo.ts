import { oneFace, readLaterPortrait, readPortrait } from '@hibiki/aiesthe/sample-photos'
import sharp from 'sharp'

/** Reads a good photo as the member app sends it (720 × 540, JPEG); the After photo is a moment later. */
export async function readBenchPhoto(moment: 'before' | 'after' = 'before'): Promise<Buffer> {
  return sharp(await (moment === 'before' ? readPortrait(oneFace) : readLaterPortrait(oneFace)))
    .jpeg({ quality: 92 })
    .toBuffer()
}
