/** A plain colour, a vertical gradient, or light that fades from the middle of a circle. */
export type Fill = string | { from: string; to: string; top: number; bottom: number } | { glow: string }

interface Paint {
  fill?: Fill
  stroke?: string
  width?: number
  opacity?: number
}

/** The frame's shorter side is 1 long and its middle is at the origin; y grows downward. */
export type Shape =
  | ({ kind: 'path'; points: readonly number[]; closed: boolean } & Paint)
  | ({ kind: 'ellipse'; x: number; y: number; rx: number; ry: number } & Paint)

export type { Paint }
