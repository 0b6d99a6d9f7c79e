import type { FaceResult } from './types.ts'

type Pictures = Pick<FaceResult, 'beforeProcFaceImgs' | 'afterProcFaceImgs'> &
  Partial<Pick<FaceResult, 'beforePortrait' | 'afterPortrait'>>

/** Returns the links to the faces of a listed diagnosis: the portraits, or the whole faces from a replica of the previous release. */
export function toPortraitUrls(result: Pictures): { before: string | null; after: string | null } {
  return {
    before: result.beforePortrait ?? result.beforeProcFaceImgs?.full ?? null,
    after: result.afterPortrait ?? result.afterProcFaceImgs?.full ?? null,
  }
}
