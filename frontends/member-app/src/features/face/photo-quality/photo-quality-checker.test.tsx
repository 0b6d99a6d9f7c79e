import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  createPhotoQualityChecker,
  type PhotoJudgement,
  type PhotoQualityRequest,
  type PhotoQualityResponse,
} from './photo-quality-checker.ts'

const pixels = { data: new Uint8ClampedArray(4), width: 1, height: 1, channels: 4 as const }

/** This worker responds when the test says so. */
function fakeWorker() {
  const asked: PhotoQualityRequest[] = []
  const worker = {
    onmessage: null as ((event: { data: PhotoQualityResponse }) => void) | null,
    onerror: null as (() => void) | null,
    onmessageerror: null as (() => void) | null,
    postMessage: (data: PhotoQualityRequest) => asked.push(data),
    terminate: vi.fn(),
  }
  return {
    asked,
    worker,
    create: () => worker as unknown as Worker,
    answer: (number: number, answer: PhotoJudgement) => worker.onmessage?.({ data: { ...answer, number } }),
  }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Returns what has been judged so far, without waiting. */
async function settled(answer: Promise<PhotoJudgement>) {
  let known: PhotoJudgement | null = null
  void answer.then((value) => {
    known = value
  })
  await vi.advanceTimersByTimeAsync(0)
  return known
}

describe('the photo quality check in the browser', () => {
  it('sends the pixels to the worker and returns its judgement', async () => {
    const fake = fakeWorker()
    const gate = createPhotoQualityChecker(fake.create)
    const judged = gate.judge(pixels)
    expect(fake.asked).toEqual([{ number: 1, pixels }])
    expect(await settled(judged)).toBeNull()
    fake.answer(1, { kind: 'refused', problem: 'dark' })
    expect(await judged).toMatchObject({ kind: 'refused', problem: 'dark' })
  })

  it('returns unknown at once when the worker could not start, also before the first photo', async () => {
    const fake = fakeWorker()
    const gate = createPhotoQualityChecker(fake.create)
    fake.worker.onerror?.()
    expect(await settled(gate.judge(pixels))).toEqual({ kind: 'unknown' })
    expect(fake.asked).toEqual([])
    expect(fake.worker.terminate).toHaveBeenCalled()
  })

  it('returns unknown when the worker dies, and does not wait for it with the next photo', async () => {
    const fake = fakeWorker()
    const gate = createPhotoQualityChecker(fake.create)
    const judged = gate.judge(pixels)
    fake.worker.onerror?.()
    expect(await settled(judged)).toEqual({ kind: 'unknown' })
    expect(await settled(gate.judge(pixels))).toEqual({ kind: 'unknown' })
  })

  it('returns unknown in a browser without workers', async () => {
    const gate = createPhotoQualityChecker(() => {
      throw new Error('no workers here')
    })
    expect(await settled(gate.judge(pixels))).toEqual({ kind: 'unknown' })
    expect(() => gate.close()).not.toThrow()
  })

  it('returns unknown after 15 seconds and ignores a late response for the next photo', async () => {
    const fake = fakeWorker()
    const gate = createPhotoQualityChecker(fake.create)
    const first = gate.judge(pixels)
    await vi.advanceTimersByTimeAsync(14_999)
    expect(await settled(first)).toBeNull()
    await vi.advanceTimersByTimeAsync(1)
    expect(await settled(first)).toEqual({ kind: 'unknown' })

    const second = gate.judge(pixels)
    fake.answer(1, { kind: 'refused', problem: 'none' })
    expect(await settled(second)).toBeNull()
    fake.answer(2, { kind: 'usable' })
    expect(await settled(second)).toMatchObject({ kind: 'usable' })
  })

  it('waits 15 seconds for a second photo, counted from its own request', async () => {
    const fake = fakeWorker()
    const gate = createPhotoQualityChecker(fake.create)
    void gate.judge(pixels)
    await vi.advanceTimersByTimeAsync(10_000)
    const second = gate.judge(pixels)
    await vi.advanceTimersByTimeAsync(14_999)
    expect(await settled(second)).toBeNull()
    await vi.advanceTimersByTimeAsync(1)
    expect(await settled(second)).toEqual({ kind: 'unknown' })
  })
})
