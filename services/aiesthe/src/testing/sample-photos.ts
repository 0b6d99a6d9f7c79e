import { readFile } from 'node:fs/promises'
import sharp from 'sharp'

/** The position of a face in the sample photos of `@vladmandic/face-api` with the margin of a portrait, in pixels. */
interface SampleFace {
  sample: 1 | 2 | 3 | 4 | 5 | 6
  left: number
  top: number
  width: number
  height: number
}

/** A face for tests that need any valid photo. */
export const validFace: SampleFace = { sample: 3, left: 985, top: 146, width: 400, height: 444 }

/** Faces that look into the camera and laugh or smile. */
export const happyFaces: SampleFace[] = [
  { sample: 1, left: 1426, top: 174, width: 301, height: 335 },
  { sample: 1, left: 775, top: 365, width: 326, height: 362 },
  validFace,
  { sample: 3, left: 1384, top: 232, width: 383, height: 426 },
  { sample: 4, left: 1203, top: 104, width: 326, height: 362 },
  { sample: 5, left: 1323, top: 326, width: 383, height: 426 },
  { sample: 6, left: 172, top: 431, width: 367, height: 408 },
  { sample: 6, left: 1391, top: 202, width: 400, height: 444 },
  { sample: 6, left: 580, top: 273, width: 391, height: 435 },
]

/** Faces that look into the camera with another expression. */
export const unsmilingFaces: SampleFace[] = [
  { sample: 2, left: 1380, top: 103, width: 330, height: 366 },
  { sample: 3, left: 505, top: 263, width: 379, height: 421 },
  { sample: 4, left: 596, top: 31, width: 306, height: 340 },
  { sample: 5, left: 710, top: 58, width: 306, height: 340 },
  { sample: 5, left: 1037, top: 142, width: 334, height: 371 },
  { sample: 5, left: 255, top: 802, width: 412, height: 458 },
  { sample: 6, left: 1090, top: 267, width: 351, height: 390 },
]

/** Heads that are turned to the side or lowered. */
export const turnedFaces: SampleFace[] = [
  { sample: 2, left: 282, top: 95, width: 330, height: 366 },
  { sample: 2, left: 824, top: 187, width: 322, height: 357 },
  { sample: 4, left: 174, top: 165, width: 306, height: 340 },
  { sample: 5, left: 513, top: 371, width: 326, height: 362 },
]

/** Returns a whole sample photo with three to five people. */
export function readGroupPhoto(sample: SampleFace['sample']): Promise<Buffer> {
  const folder = import.meta.resolve('@vladmandic/face-api/package.json')
  return readFile(new URL(`demo/sample${sample}.jpg`, folder))
}

/** Returns the same face a moment later, a little brighter. */
export async function readLaterPortrait(face: SampleFace): Promise<Buffer> {
  return sharp(await readPortrait(face))
    .linear(1, 2)
    .png()
    .toBuffer()
}

/** Returns a face as the camera's canvas would: 720 × 540, as PNG so that nothing is lost before further changes. */
export async function readPortrait({ sample, ...region }: SampleFace): Promise<Buffer> {
  return sharp(await readGroupPhoto(sample))
    .extract(region)
    .resize(720, 540, { fit: 'contain', background: '#888899' })
    .png()
    .toBuffer()
}
