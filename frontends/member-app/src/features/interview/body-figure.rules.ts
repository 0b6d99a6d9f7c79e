import type { BodyPart } from './rules.ts'

/** The figure in pixels: x counts from the middle of the body, y from just above its head. */
export const figureBox = { left: -72, top: -8, width: 144, height: 408 } as const

/** A part of the body that is drawn; "nowhere" has no place on the figure. */
export type DrawnBodyPart = Exclude<BodyPart['name'], 'nothing'>

interface Place {
  /** Where rings mark the part. */
  points: readonly (readonly [x: number, y: number])[]
  /** The side of the figure on which the name stands. */
  side: 'left' | 'right'
}

export const bodyPlaces: Readonly<Record<DrawnBodyPart, Place>> = {
  head: { side: 'left', points: [[0, 18]] },
  eyes: {
    side: 'right',
    points: [
      [-9, 46],
      [9, 46],
    ],
  },
  neck: { side: 'left', points: [[0, 96]] },
  heart: { side: 'right', points: [[8, 144]] },
  inStomach: { side: 'left', points: [[0, 188]] },
  surfaceStomach: { side: 'right', points: [[0, 232]] },
  legs: {
    side: 'right',
    points: [
      [-17, 280],
      [17, 280],
    ],
  },
  knees: {
    side: 'left',
    points: [
      [-18, 326],
      [18, 326],
    ],
  },
}

/** The bands of the figure that are tapped, from head to foot; the legs lie above and below the knees. */
export const bodyRegions: readonly { name: DrawnBodyPart; from: number; to: number }[] = [
  { name: 'head', from: -8, to: 36 },
  { name: 'eyes', from: 36, to: 80 },
  { name: 'neck', from: 80, to: 124 },
  { name: 'heart', from: 124, to: 168 },
  { name: 'inStomach', from: 168, to: 212 },
  { name: 'surfaceStomach', from: 212, to: 256 },
  { name: 'legs', from: 256, to: 304 },
  { name: 'knees', from: 304, to: 348 },
  { name: 'legs', from: 348, to: 400 },
]
