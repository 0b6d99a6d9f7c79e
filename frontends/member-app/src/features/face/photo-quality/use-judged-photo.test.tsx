import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Photo } from '../camera/photo.ts'
import * as gates from './photo-quality-checker.ts'
import { useJudgedPhoto } from './use-judged-photo.ts'

const photoOf = (name: string): Photo => ({
  url: `data:image/jpeg;base64,${name}`,
  pixels: { data: new Uint8ClampedArray(4), width: 1, height: 1, channels: 4 },
})

/** Each photo waits until the test judges it. */
function open() {
  const waiting: ((response: gates.PhotoJudgement) => void)[] = []
  const close = vi.fn()
  vi.spyOn(gates, 'createPhotoQualityChecker').mockReturnValue({
    judge: () => new Promise((resolve) => waiting.push(resolve)),
    close,
  })
  const { result, unmount } = renderHook(useJudgedPhoto)
  const response = (index: number, said: gates.PhotoJudgement) => act(async () => waiting[index]?.(said))
  const take = (photo: Photo | null) => act(() => result.current.take(photo))
  return { result, answer: response, take, unmount, close }
}

afterEach(() => vi.restoreAllMocks())

describe('a photo that was taken', () => {
  it('judges a photo and reports it as usable', async () => {
    const { result, answer: response, take } = open()
    take(photoOf('a'))
    expect(result.current).toMatchObject({ judging: true, problem: null, unchecked: false })
    await response(0, { kind: 'usable' })
    expect(result.current).toMatchObject({ judging: false, problem: null, unchecked: false })
  })

  it('reports the reason of a refused photo until another one is taken', async () => {
    const { result, answer: response, take } = open()
    take(photoOf('a'))
    await response(0, { kind: 'refused', problem: 'blurred' })
    expect(result.current).toMatchObject({ judging: false, problem: 'blurred' })
    take(photoOf('b'))
    expect(result.current).toMatchObject({ judging: true, problem: null })
  })

  it('reports a photo that could not be judged', async () => {
    const { result, answer: response, take } = open()
    take(photoOf('a'))
    await response(0, { kind: 'unknown' })
    expect(result.current).toMatchObject({ judging: false, problem: null, unchecked: true })
    take(null)
    expect(result.current).toMatchObject({ photo: null, judging: false, unchecked: false })
  })

  it('ignores a late judgement of the previous photo', async () => {
    const { result, answer: response, take } = open()
    take(photoOf('a'))
    take(photoOf('b'))
    await response(0, { kind: 'refused', problem: 'dark' })
    expect(result.current).toMatchObject({ judging: true, problem: null })
    await response(1, { kind: 'usable' })
    expect(result.current).toMatchObject({ judging: false, problem: null })
  })

  it('closes the photo quality worker with the page', async () => {
    const { unmount, close } = open()
    unmount()
    await waitFor(() => expect(close).toHaveBeenCalled())
  })
})
