import type { FaceBox, FaceQuality, PixelImage } from './face-analysis.ts'

/** Every face is scaled to this size, so that the same face in a larger picture measures the same. */
const SIDE = 96
/** Variance of the Laplacian at which sharpness is 100. */
const SHARPEST = 1200
/** Grey levels up to this are black. */
const BLACKEST = 10
/** A lit area below this share is not a picture in a frame but lamps in the dark. */
const MIN_LIT = 0.1

/**
 * Measures brightness (mean luma, 0..100) and sharpness (spread of the Laplacian, 0..100) of the face inside `box`. Browser and server use
 * this one function: their decoders differ by a grey level here and there, which averages out.
 */
export function measureQuality(pixels: PixelImage, box: FaceBox): FaceQuality {
  const luma = shrinkToLuma(pixels, box)
  return {
    brightness: brightnessOf(luma),
    sharpness: round(Math.min(100, Math.sqrt(laplacianVariance(luma) / SHARPEST) * 100)),
  }
}

/** Brightness of a whole picture, 0..100, without black bars or corners: they say nothing about the light in it. */
export function measureBrightness(pixels: PixelImage): number {
  const luma = shrinkToLuma(pixels, { left: 0, top: 0, width: 1, height: 1 })
  const lit = luma.filter((value) => value > BLACKEST)
  return brightnessOf(lit.length < luma.length * MIN_LIT ? luma : lit)
}

function brightnessOf(luma: Float64Array): number {
  return round((luma.reduce((sum, value) => sum + value, 0) / luma.length / 255) * 100)
}

/** The box as SIDE × SIDE grey levels; each is the mean of the pixels it covers. */
function shrinkToLuma(pixels: PixelImage, box: FaceBox): Float64Array {
  const luma = new Float64Array(SIDE * SIDE)
  const left = box.left * pixels.width
  const top = box.top * pixels.height
  const stepX = (box.width * pixels.width) / SIDE
  const stepY = (box.height * pixels.height) / SIDE
  for (let y = 0; y < SIDE; y++) {
    const [fromY, toY] = covered(top + y * stepY, stepY, pixels.height)
    for (let x = 0; x < SIDE; x++) {
      const [fromX, toX] = covered(left + x * stepX, stepX, pixels.width)
      luma[y * SIDE + x] = meanLuma(pixels, fromX, toX, fromY, toY)
    }
  }
  return luma
}

/** The whole pixels under a cell: at least one, and always inside the picture. */
function covered(start: number, step: number, limit: number): [from: number, to: number] {
  const from = Math.min(limit - 1, Math.max(0, Math.floor(start)))
  const to = Math.min(limit, Math.max(from + 1, Math.floor(start + step)))
  return [from, to]
}

function meanLuma(
  { data, width, channels }: PixelImage,
  fromX: number,
  toX: number,
  fromY: number,
  toY: number,
) {
  let sum = 0
  for (let y = fromY; y < toY; y++) {
    for (let x = fromX; x < toX; x++) {
      const at = (y * width + x) * channels
      // Rec. 601, as JPEG itself separates brightness from colour.
      sum += 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0)
    }
  }
  return sum / ((toX - fromX) * (toY - fromY))
}

function laplacianVariance(luma: Float64Array): number {
  let sum = 0
  let squares = 0
  const at = (x: number, y: number) => luma[y * SIDE + x] ?? 0
  for (let y = 1; y < SIDE - 1; y++) {
    for (let x = 1; x < SIDE - 1; x++) {
      const edge = at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1) - 4 * at(x, y)
      sum += edge
      squares += edge * edge
    }
  }
  const count = (SIDE - 2) ** 2
  return squares / count - (sum / count) ** 2
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
