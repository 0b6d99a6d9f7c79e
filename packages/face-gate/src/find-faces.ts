import type { FaceAnalysis, Pixels } from './face-analysis.ts'
import { isMisread } from './misread.ts'
import { type AskHuman, filterCertainFaces, type ReadFace, readHuman } from './read-human.ts'

/** Settings for `detector`, on top of `humanSettings`; the engine keeps them until they are changed. */
export const detectorOnly = {
  face: { mesh: { enabled: false }, emotion: { enabled: false }, description: { enabled: false } },
} as const

/** Analyzes the faces of a picture for `judgePhoto`, in the same way in the browser and on the server. */
export async function findFaces(ask: AskHuman, pixels: Pixels): Promise<FaceAnalysis<ReadFace>> {
  const found = await ask(pixels, 'all')
  const analysis = readHuman(found, pixels)
  const [mesh, ...otherMeshes] = filterCertainFaces(found)
  const [face] = analysis.faces
  // None and several faces are rejected anyway.
  if (!mesh || !face || otherMeshes.length > 0) return analysis
  return (await isMisread(mesh, ask, pixels))
    ? { ...analysis, faces: [{ ...face, misread: true }] }
    : analysis
}
