import type { AnalyzedFace, FaceAnalysis } from '@hibiki/face-gate'
import type { PreparedPhoto } from './photo.ts'

export type FaceFinder = (photo: PreparedPhoto) => Promise<FaceAnalysis<AnalyzedFace>>

/** Finds faces and their expressions. Results are stored with the engine and its version, because engines differ. */
export interface FaceAnalyzer {
  readonly engine: string
  readonly version: string
  /**
   * Null for the engine of the photo threads, which analyze a photo in one task, so that its pixels never leave their thread.
   * @throws when the engine is unreachable or crashes, which says nothing about the photo
   */
  findFaces: FaceFinder | null
}
