import { createBrush, type Frame } from './brush.ts'
import type { Landscape } from './landscape.ts'
import { sceneDrawings } from './scenes/index.ts'
import type { Shape } from './shapes.ts'

/** Lists the shapes of a landscape for a frame, those in front last. */
export function listShapes(landscape: Landscape, frame: Frame): Shape[] {
  const shapes: Shape[] = []
  sceneDrawings[landscape.scene](createBrush(landscape, frame, shapes))
  return shapes
}
