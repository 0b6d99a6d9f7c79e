import { describe, expect, it } from 'vitest'
import { toPortraitUrls } from './portraits.rules.ts'
import { faceResult } from './testing/face-result.ts'

const [before, after] = ['b.full', 'a.full'].map((full) => ({
  full,
  leftHalf: 'l',
  rightHalf: 'r',
  upperHalf: 'u',
  lowerHalf: 'd',
}))
const { beforePortrait, afterPortrait, ...older } = {
  ...faceResult,
  beforeProcFaceImgs: before ?? null,
  afterProcFaceImgs: after ?? null,
}

describe('the faces of a diagnosis in a list', () => {
  it('returns the small portraits', () => {
    expect(toPortraitUrls({ ...older, beforePortrait, afterPortrait })).toEqual({
      before: beforePortrait,
      after: afterPortrait,
    })
  })

  it('returns the whole faces when a replica of the previous release names no portraits', () => {
    expect(toPortraitUrls(older)).toEqual({ before: 'b.full', after: 'a.full' })
  })

  it('returns null when there is no photo', () => {
    const photoless = { beforePortrait: null, beforeProcFaceImgs: null, afterProcFaceImgs: null }
    expect(toPortraitUrls({ ...older, ...photoless })).toEqual({ before: null, after: null })
  })
})
