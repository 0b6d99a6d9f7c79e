import { describe, expect, it } from 'vitest'
import type { ResultResponse } from './result-response.ts'
import { serializeResult } from './serialize-result.ts'

const images = { full: 'iVBORw0K', leftHalf: 'a+/=', rightHalf: 'b', upperHalf: 'c', lowerHalf: 'd' }
const result: ResultResponse = {
  id: '5f0c1b5e-6c58-4c8c-9d53-4a4f2d1f7c11',
  username: '東京 "花子" 😌\n',
  published: true,
  course: 1,
  soundId: '0190a000-0000-7000-8000-0000000000bb',
  soundName: '響きの音 – é',
  frequencies: [],
  reason: 'よく眠れた夜の音です。',
  beforeImage: '/api/a?b=c',
  afterImage: null,
  beforeProcFaceImgs: images,
  afterProcFaceImgs: null,
  beforeResult: null,
  afterResult: null,
  beforePortrait: '/api/d?e=f',
  afterPortrait: null,
  latestUpdate: '2026-11-22 12:00:00',
  beforeLatestUpdate: null,
  afterLatestUpdate: null,
  dmvResults: [],
}

describe('serializeResult', () => {
  it('writes texts of any language', () => {
    expect(JSON.parse(serializeResult(result).toString())).toEqual(result)
  })

  it('writes results with and without pictures', () => {
    for (const pictures of [null, images]) {
      const other = { ...result, beforeProcFaceImgs: pictures, afterProcFaceImgs: pictures }
      expect(JSON.parse(serializeResult(other).toString())).toEqual(other)
    }
  })
})
