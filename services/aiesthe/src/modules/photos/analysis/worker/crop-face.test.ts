import type { PixelImage } from '@hibiki/face-gate'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { type CropName, cropNames } from '../photo.ts'
import { cropFace } from './crop-face.ts'

const width = 12
const height = 10
/** Every pixel has another colour. */
const picture: PixelImage = {
  data: Uint8Array.from({ length: width * height * 3 }, (_, index) => (index * 7) % 251),
  width,
  height,
  channels: 3,
}

type Corners = readonly [left: number, top: number, right: number, bottom: number]

function pixelsIn([left, top, right, bottom]: Corners): number[] {
  const rows = Array.from({ length: bottom - top }, (_, row) => ((top + row) * width + left) * 3)
  return rows.flatMap((from) => [...picture.data.slice(from, from + (right - left) * 3)])
}

async function shown(png: Uint8Array) {
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true })
  return { size: [info.width, info.height, info.channels], pixels: [...data] }
}

describe('cropFace', () => {
  it.each<[string, Parameters<typeof cropFace>[0]['plan'], Record<CropName, Corners>]>([
    [
      'halved at the nose',
      { box: { left: 0.25, top: 0.2, width: 0.5, height: 0.6 }, nose: { x: 0.5, y: 0.4 } },
      {
        full: [3, 2, 9, 8],
        leftHalf: [3, 2, 6, 8],
        rightHalf: [6, 2, 9, 8],
        upperHalf: [3, 2, 9, 4],
        lowerHalf: [3, 4, 9, 8],
      },
    ],
    [
      'with the nose outside, at the edge of the picture',
      { box: { left: 0.5, top: 0.7, width: 0.5, height: 0.3 }, nose: { x: 0.1, y: 1 } },
      {
        full: [6, 7, 12, 10],
        leftHalf: [6, 7, 7, 10],
        rightHalf: [7, 7, 12, 10],
        upperHalf: [6, 7, 12, 9],
        lowerHalf: [6, 9, 12, 10],
      },
    ],
    [
      'whose box has no width and height',
      { box: { left: 1, top: 1, width: 0, height: 0 }, nose: { x: 1, y: 1 } },
      {
        full: [10, 8, 12, 10],
        leftHalf: [10, 8, 11, 10],
        rightHalf: [11, 8, 12, 10],
        upperHalf: [10, 8, 12, 9],
        lowerHalf: [10, 9, 12, 10],
      },
    ],
  ])('cuts the exact pixels of a face %s', async (_, plan, expected) => {
    const crops = await cropFace({ pixels: picture, plan })
    for (const name of cropNames) {
      const [left, top, right, bottom] = expected[name]
      expect([name, await shown(crops[name])]).toEqual([
        name,
        { size: [right - left, bottom - top, 3], pixels: pixelsIn(expected[name]) },
      ])
    }
  })

  it.each([
    ['shrinks a large face', 480, 360],
    ['never enlarges a small one', 300, 300],
  ])('returns a small JPEG that %s', async (_, faceWidth, expected) => {
    const large: PixelImage = {
      data: new Uint8Array(720 * 540 * 3).fill(90),
      width: 720,
      height: 540,
      channels: 3,
    }
    const box = { left: 0.25, top: 0, width: faceWidth / 720, height: 1 }
    const { portrait } = await cropFace({ pixels: large, plan: { box, nose: { x: 0.5, y: 0.5 } } })
    const { format, width, height } = await sharp(portrait).metadata()
    expect({ format, width, height }).toEqual({
      format: 'jpeg',
      width: expected,
      height: Math.round((540 / faceWidth) * expected),
    })
  })
})
