import { computeColourDistance } from './colour.ts'
import type { Landscape } from './landscape.ts'

/** Two pictures that are further apart than this are not mixed up at 56 px, even by a glance. */
export const MIN_NEIGHBOUR_DISTANCE = 22

const SCENE_DISTANCE = 10
const LAYOUT_DISTANCE = 7

/**
 * How different two landscapes look at a glance: the colours of their fields, weighted by area, another scene, another composition,
 * and where horizon and focus are.
 */
export function computeLandscapeDistance(one: Landscape, other: Landscape): number {
  const colours =
    0.45 * computeColourDistance(one.palette.skyTop, other.palette.skyTop) +
    0.55 * computeColourDistance(one.palette.skyLow, other.palette.skyLow) +
    0.35 * computeColourDistance(one.palette.far, other.palette.far) +
    0.4 * computeColourDistance(one.palette.near, other.palette.near)
  if (one.scene !== other.scene) return colours + SCENE_DISTANCE
  const focus = ({ mirrored, focus: { x, y } }: Landscape) => [mirrored ? 1 - x : x, y] as const
  const [x1, y1] = focus(one)
  const [x2, y2] = focus(other)
  const composition =
    (one.layout === other.layout ? 0 : LAYOUT_DISTANCE) +
    8 * Math.hypot(x1 - x2, y1 - y2) +
    12 * Math.abs(one.horizon - other.horizon) +
    20 * Math.abs(one.focus.radius - other.focus.radius)
  return colours + composition
}
