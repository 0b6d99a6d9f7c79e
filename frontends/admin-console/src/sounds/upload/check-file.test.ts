import { afterEach, describe, expect, it, vi } from 'vitest'
import { checkFile, findMismatchedCourseMinutes, proposeFields } from './check-file.ts'

/** Simulates a browser that decodes this length, or fails to decode for null. */
function stubDecoder(seconds: number | null): void {
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:sound', revokeObjectURL: () => {} })
  vi.stubGlobal(
    'Audio',
    class {
      duration = seconds ?? Number.NaN
      onloadedmetadata = () => {}
      onerror = () => {}
      set src(_url: string) {
        queueMicrotask(() => (seconds === null ? this.onerror() : this.onloadedmetadata()))
      }
    },
  )
}
afterEach(() => vi.unstubAllGlobals())

const frames = new Uint8Array([0xff, 0xfb, 0x90])

describe('checkFile', () => {
  it.each([
    ['a tag and frames', new File(['ID3'], 'a.mp3', { type: 'audio/mpeg' }), true],
    ['frames without a tag, and no type', new File([frames], 'A.MP3'), true],
    ['a WAV', new File(['RIFF'], 'a.wav', { type: 'audio/wav' }), false],
    ['a WAV named as MP3', new File(['RIFF'], 'a.mp3', { type: 'audio/mpeg' }), false],
    ['an M4A named as MP3', new File(['ID3'], 'a.mp3', { type: 'audio/mp4' }), false],
  ])('recognizes %s as MP3: %s', async (_, file, expected) => {
    stubDecoder(600)
    expect(await checkFile(file)).toMatchObject({ isMp3: expected })
  })

  it('returns the length that the browser decodes, or null', async () => {
    stubDecoder(605.2)
    expect((await checkFile(new File(['ID3'], 'a.mp3'))).durationSeconds).toBe(605.2)
    stubDecoder(null)
    expect((await checkFile(new File(['ID3'], 'a.mp3'))).durationSeconds).toBeNull()
  })

  it('returns a hash only for an MP3', async () => {
    stubDecoder(600)
    expect((await checkFile(new File([frames], 'a.mp3'))).sha256).toMatch(/^[0-9a-f]{64}$/)
    expect((await checkFile(new File(['RIFF'], 'a.mp3'))).sha256).toBeNull()
  })
})

describe('findMismatchedCourseMinutes', () => {
  it.each([
    [570, '1', null],
    [569, '1', 10],
    [1231, '2', 20],
    [1230, 2, null],
    [30, undefined, null],
    [null, '1', null],
  ])('compares a file of %s seconds with course %s, and returns %s', (seconds, course, expected) => {
    expect(findMismatchedCourseMinutes(seconds, course)).toBe(expected)
  })
})

describe('proposeFields', () => {
  it.each([
    ['夜の_雨.MP3', 1205, { title: '夜の 雨', minutesCourse: '2' }],
    ['か\u3099く.mp3', 600, { title: 'がく', minutesCourse: '1' }],
    ['morning.mp3', 60, { title: 'morning', minutesCourse: undefined }],
    ['morning.mp3', null, { title: 'morning', minutesCourse: undefined }],
  ])('proposes for the file %s with %s seconds: %j', (name, durationSeconds, expected) => {
    expect(proposeFields({ file: new File([''], name), durationSeconds })).toEqual(expected)
  })
})
