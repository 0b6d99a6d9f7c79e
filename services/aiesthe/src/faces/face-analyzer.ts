import type { FaceAnalysis, ReadFace } from '@hibiki/face-gate'
import type { PreparedPhoto } from './photo.ts'

/** Finds faces and what they express (D-118). Results are stored with the engine and its version, since engines differ. */
export interface FaceAnalyzer {
  readonly engine: string
  readonly version: string
  /** @throws when the engine can't be reached or dies, which says nothing about the photo */
  findFaces(photo: PreparedPhoto): Promise<FaceAnalysis<ReadFace>>
}
