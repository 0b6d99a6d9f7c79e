import type { FaceAnalysis, ReadFace } from '@hibiki/face-gate'
import type { PreparedPhoto } from './photo.ts'

export type FindFaces = (photo: PreparedPhoto) => Promise<FaceAnalysis<ReadFace>>

/** Finds faces and what they express. Results are stored with the engine and its version, since engines differ. */
export interface FaceAnalyzer {
  readonly engine: string
  readonly version: string
  /**
   * Null for the engine of the photo threads, which look at a photo in one go: its pixels never leave their thread.
   * @throws when the engine can't be reached or dies, which says nothing about the photo
   */
  findFaces: FindFaces | null
}
