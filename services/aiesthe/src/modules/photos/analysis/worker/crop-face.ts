import type { FaceBox, PixelImage } from '@hibiki/face-gate'
import sharp, { type Sharp } from 'sharp'
import { type CropName, type CropPlan, createPortrait, type FaceCrops } from '../photo.ts'

interface Region {
  left: number
  top: number
  width: number
  height: number
}

/** Cuts the five pictures of a face: all of it, and its halves along the lines through the nose; and all of it again, small. */
export async function cropFace({ pixels, plan }: { pixels: PixelImage; plan: CropPlan }): Promise<FaceCrops> {
  const face = pixelsOf(plan.box, pixels)
  const across = between(plan.nose.x * pixels.width, face.left, face.left + face.width)
  const down = between(plan.nose.y * pixels.height, face.top, face.top + face.height)
  const regions: Record<CropName, Region> = {
    full: face,
    leftHalf: { ...face, width: across - face.left },
    rightHalf: { ...face, left: across, width: face.left + face.width - across },
    upperHalf: { ...face, height: down - face.top },
    lowerHalf: { ...face, top: down, height: face.top + face.height - down },
  }
  const cut = (name: CropName) => imageOf(pixels).extract(regions[name]).png().toBuffer()
  return {
    full: await cut('full'),
    leftHalf: await cut('leftHalf'),
    rightHalf: await cut('rightHalf'),
    upperHalf: await cut('upperHalf'),
    lowerHalf: await cut('lowerHalf'),
    portrait: await createPortrait(imageOf(pixels).extract(regions.full)),
  }
}

function imageOf({ data, width, height, channels }: PixelImage): Sharp {
  return sharp(data, { raw: { width, height, channels } })
}

/** Returns the whole pixels of a box, at least two in each direction, so that every half has one. */
function pixelsOf(box: FaceBox, { width, height }: PixelImage): Region {
  const left = Math.min(width - 2, Math.round(box.left * width))
  const top = Math.min(height - 2, Math.round(box.top * height))
  return {
    left,
    top,
    width: Math.min(width - left, Math.max(2, Math.round(box.width * width))),
    height: Math.min(height - top, Math.max(2, Math.round(box.height * height))),
  }
}

/** The nose of a turned head can be outside the box, so each half gets at least one pixel. */
function between(value: number, from: number, to: number): number {
  return Math.min(to - 1, Math.max(from + 1, Math.round(value)))
}
