import { createHash } from 'node:crypto'
import { type Landscape, renderSvg } from '@hibiki/landscapes'
import sharp from 'sharp'

/** Changes whenever the same landscape is drawn differently, so that its stills get new addresses and are rendered again. */
export const LANDSCAPE_VERSION = 2

/** Stills have twice as many pixels as their CSS size. Lists show 56, cards 160, players and lock screens 400, other sites `og`. */
const PIXEL_RATIO = 2
const stillSizes = {
  56: { width: 56, height: 56 },
  160: { width: 160, height: 160 },
  400: { width: 400, height: 400 },
  og: { width: 600, height: 315 },
} as const

export type StillSize = keyof typeof stillSizes
export type StillFormat = 'avif' | 'png'

export interface StillName {
  size: StillSize
  format: StillFormat
}

/** All that are rendered ahead; other sites ask for a picture of few sounds, which is rendered then. */
export const stillsRenderedAhead: readonly StillName[] = ([56, 160, 400] as const).flatMap((size) =>
  (['avif', 'png'] as const).map((format) => ({ size, format })),
)

/** Returns the hash of what a landscape looks like, which is part of its addresses. */
export function toLandscapeHash(landscape: Landscape): string {
  return createHash('sha256')
    .update(`${LANDSCAPE_VERSION} ${JSON.stringify(landscape)}`)
    .digest('hex')
    .slice(0, 24)
}

export const toStillKey = (hash: string, { size, format }: StillName): string =>
  `landscapes/${hash.slice(0, 2)}/${hash}-${size}.${format}`

/** Renders a still on a thread of its own; it takes 20 ms to 200 ms. */
export async function renderStill(landscape: Landscape, { size, format }: StillName): Promise<Buffer> {
  const svg = Buffer.from(renderSvg(landscape, stillSizes[size]))
  const image = sharp(svg, { density: 72 * PIXEL_RATIO }).removeAlpha()
  return format === 'avif'
    ? image.avif({ quality: 62, effort: 1 }).toBuffer()
    : image.png({ palette: true, quality: 92, effort: 1 }).toBuffer()
}
