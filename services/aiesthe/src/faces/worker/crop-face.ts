import { type FaceBox, LONGEST_SIDE, type Pixels } from '@hibiki/face-gate'
import sharp, { type Region } from 'sharp'
import type { CropName, FaceCrops } from '../photo.ts'

/** A face's box, and the point where its halves meet; fractions of the picture. */
export interface CropPlan {
  box: FaceBox
  nose: { x: number; y: number }
}

/** Filtered rows need little compressing: a bit more than half the size of the default, in about the same time. */
const SMALL_SOON = { adaptiveFiltering: true, compressionLevel: 2 }

/** The five pictures of a face: all of it, and its halves along the lines through the nose (D-114). */
export async function cropFace({ pixels, plan }: { pixels: Pixels; plan: CropPlan }): Promise<FaceCrops> {
  const { width, height, channels } = pixels
  const face = pixelsOf(plan.box, pixels)
  const across = between(plan.nose.x * width, face.left, face.left + face.width)
  const down = between(plan.nose.y * height, face.top, face.top + face.height)
  const regions: Record<CropName, Region> = {
    full: face,
    leftHalf: { ...face, width: across - face.left },
    rightHalf: { ...face, left: across, width: face.left + face.width - across },
    upperHalf: { ...face, height: down - face.top },
    lowerHalf: { ...face, top: down, height: face.top + face.height - down },
  }
  const cut = async (name: CropName): Promise<Uint8Array> =>
    sharp(pixels.data, { raw: { width, height, channels } })
      .extract(regions[name])
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .png(SMALL_SOON)
      .toBuffer()
  const first = async () => ({ full: await cut('full'), leftHalf: await cut('leftHalf') })
  const rest = async () => ({
    rightHalf: await cut('rightHalf'),
    upperHalf: await cut('upperHalf'),
    lowerHalf: await cut('lowerHalf'),
  })
  // Two at a time: they are cut on the process's few threads for such work, on which sessions are verified, too.
  const [some, others] = await Promise.all([first(), rest()])
  return { ...some, ...others }
}

/** The whole pixels of a box; at least two in each direction, so that every half has one. */
function pixelsOf(box: FaceBox, { width, height }: Pixels): Region {
  const left = Math.min(width - 2, Math.round(box.left * width))
  const top = Math.min(height - 2, Math.round(box.top * height))
  return {
    left,
    top,
    width: Math.min(width - left, Math.max(2, Math.round(box.width * width))),
    height: Math.min(height - top, Math.max(2, Math.round(box.height * height))),
  }
}

/** The nose of a turned head can lie outside the box; each half keeps at least one pixel. */
function between(value: number, from: number, to: number): number {
  return Math.min(to - 1, Math.max(from + 1, Math.round(value)))
}
