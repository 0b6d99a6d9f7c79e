import type { FaceResult } from './types.ts'

type Pictures = Pick<FaceResult, 'beforeProcFaceImgs' | 'afterProcFaceImgs'> &
  Partial<Pick<FaceResult, 'beforePortrait' | 'afterPortrait'>>

/** Links to the faces of a listed diagnosis: small, or whole from a copy of the previous release. */
export function toPortraits(result: Pictures): { before: string | null; after: string | null } {
  return {
    before: result.beforePortrait ?? result.beforeProcFaceImgs?.full ?? null,
    after: result.afterPortrait ?? result.afterProcFaceImgs?.full ?? null,
  }
}
