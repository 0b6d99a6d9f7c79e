import type { FaceAnalysis, PixelImage } from './face-analysis.ts'
import { isFaceMisread } from './is-face-misread.ts'
import {
  type AnalyzedFace,
  type DetectHumanFacesFn,
  filterCertainFaces,
  toFaceAnalysis,
} from './to-face-analysis.ts'

/** Settings for `detector`, on top of `humanSettings`; the engine keeps them until they are changed. */
export const detectorOnlySettings = {
  face: { mesh: { enabled: false }, emotion: { enabled: false }, description: { enabled: false } },
} as const

/** Analyzes the faces of a picture for `judgePhoto`, in the same way in the browser and on the server. */
export async function analyzeFaces(
  ask: DetectHumanFacesFn,
  pixels: PixelImage,
): Promise<FaceAnalysis<AnalyzedFace>> {
  const found = await ask(pixels, 'all')
  const analysis = toFaceAnalysis(found, pixels)
  const [mesh, ...otherMeshes] = filterCertainFaces(found)
  const [face] = analysis.faces
  // None and several faces are rejected anyway.
  if (!mesh || !face || otherMeshes.length > 0) return analysis
  return (await isFaceMisread(mesh, ask, pixels))
    ? { ...analysis, faces: [{ ...face, misread: true }] }
    : analysis
}
