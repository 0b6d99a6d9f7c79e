import { describe, expect, it } from 'vitest'
import type { FaceBox, PixelImage } from './face-analysis.ts'
import { measureBrightness, measureQuality } from './measure-quality.ts'

const all: FaceBox = { left: 0, top: 0, width: 1, height: 1 }

/** A picture whose grey level at (x, y), both 0..1, is what `level` says. */
function picture(side: number, channels: 3 | 4, level: (x: number, y: number) => number): PixelImage {
  const data = new Uint8Array(side * side * channels).fill(255)
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      data.fill(level(x / side, y / side), (y * side + x) * channels, (y * side + x) * channels + 3)
  return { data, width: side, height: side, channels }
}

const wave = (x: number, y: number) => 128 + 60 * Math.sin(x * 60) * Math.sin(y * 60)

describe('measureQuality', () => {
  it.each([
    [0, 0],
    [51, 20],
    [255, 100],
  ])('measures a plain face of grey %i as brightness %i without sharpness', (level, brightness) => {
    const plain = picture(200, 3, () => level)
    expect(measureQuality(plain, all)).toEqual({ brightness, sharpness: 0 })
    expect(measureBrightness(plain)).toBe(brightness)
  })

  it('measures a canvas (RGBA) and decoded RGB of the same picture equally', () => {
    expect(measureQuality(picture(300, 4, wave), all)).toEqual(measureQuality(picture(300, 3, wave), all))
  })

  it('measures the same face in a larger picture almost equally', () => {
    const small = measureQuality(picture(192, 3, wave), all)
    const large = measureQuality(picture(768, 3, wave), all)
    expect(Math.abs(large.sharpness - small.sharpness)).toBeLessThan(3)
    expect(Math.abs(large.brightness - small.brightness)).toBeLessThan(1)
  })

  it('measures only the inside of the box', () => {
    const half = picture(200, 3, (x) => (x < 0.5 ? 255 : 0))
    expect(measureQuality(half, { left: 0.5, top: 0, width: 0.5, height: 1 }).brightness).toBe(0)
    expect(measureQuality(half, { left: 0, top: 0, width: 0.5, height: 1 }).brightness).toBe(100)
  })

  it('measures finer detail as sharper', () => {
    const sharpness = (cycles: number) =>
      measureQuality(
        picture(384, 3, (x) => 128 + 60 * Math.sin(x * cycles)),
        all,
      ).sharpness
    expect(sharpness(20)).toBeLessThan(sharpness(60))
    expect(sharpness(60)).toBeLessThan(sharpness(120))
  })

  it('measures a box that reaches over the edge or is thinner than a pixel', () => {
    const plain = picture(10, 3, () => 255)
    expect(measureQuality(plain, { left: 0.9, top: 0.9, width: 0.3, height: 0.3 }).brightness).toBe(100)
    expect(measureQuality(plain, { left: 1, top: 1, width: 0, height: 0 }).brightness).toBe(100)
  })
})

describe('measureBrightness', () => {
  it('ignores black bars and corners, so that a well-lit picture in a frame is not dark', () => {
    expect(measureBrightness(picture(96, 3, (x) => (x < 0.6 ? 0 : 153)))).toBe(60)
    expect(measureBrightness(picture(96, 3, (x, y) => (x + y < 1 ? 10 : 153)))).toBe(60)
  })

  it('does not measure a dark picture with a lamp as bright', () => {
    expect(measureBrightness(picture(100, 3, (x, y) => (x < 0.2 && y < 0.2 ? 255 : 5)))).toBeLessThan(10)
  })
})
