import { oneFace, portrait } from '@hibiki/aiesthe/sample-photos'
import sharp from 'sharp'

/** A good photo as the member app sends it: 720 × 540, JPEG. */
export async function photoOfBench(): Promise<Buffer> {
  return sharp(await portrait(oneFace))
    .jpeg({ quality: 92 })
    .toBuffer()
}
