import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFileSender } from './file-sender.ts'

/** The library that speaks tus, which reports what the test lets happen. */
const tus = vi.hoisted(() => ({ starts: 0, fail: (_error: Error): unknown => undefined }))
vi.mock('tus-js-client', () => ({
  Upload: class {
    constructor(_file: Blob, options: { onError: (error: Error) => unknown }) {
      tus.fail = options.onError
    }
    start() {
      tus.starts++
    }
    async abort() {}
  },
}))

beforeEach(() => {
  tus.starts = 0
  vi.useFakeTimers()
  vi.stubGlobal('location', { origin: 'https://hibiki.example' })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Starts sending a file, and records what is reported about it. */
function sending(file: Blob) {
  const told: string[] = []
  const about = { file, uploadUrl: '/api/upload/tus/k1', onProgress() {}, onDone() {} }
  const sent = createFileSender({
    ...about,
    onInterrupted: () => told.push('interrupted'),
    onUnreadable: () => told.push('unreadable'),
    onEnded: ({ status }) => told.push(`ended ${status}`),
  })
  sent.resume()
  return { told, sent }
}

const changedFile = () =>
  Object.assign(new Blob(['night']), {
    slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('changed', 'NotReadableError')) }),
  })
const unanswered = new Error('the request failed')

describe('a piece without a response', () => {
  it('is sent again after a lost connection while the file is readable', async () => {
    const { told } = sending(new Blob(['night']))
    await tus.fail(unanswered)
    expect(told).toEqual(['interrupted'])
    await vi.advanceTimersByTimeAsync(10_000)
    expect(tus.starts).toBe(2)
  })

  it('is never sent again once the file is unreadable', async () => {
    const { told } = sending(changedFile())
    await tus.fail(unanswered)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(told).toEqual(['unreadable'])
    expect(tus.starts).toBe(1)
  })

  it('reports nothing after a pause', async () => {
    const { told, sent } = sending(new Blob(['night']))
    const failed = tus.fail(unanswered)
    sent.pause()
    await failed
    await vi.advanceTimersByTimeAsync(60_000)
    expect(told).toEqual([])
    expect(tus.starts).toBe(1)
  })
})

describe('a piece that the server rejects', () => {
  it.each([403, 404, 413])('ends the upload (%i)', async (status) => {
    const { told } = sending(new Blob(['night']))
    const originalResponse = { getStatus: () => status, getBody: () => '{"message":"…"}' }
    await tus.fail(Object.assign(new Error('refused'), { originalResponse }))
    expect(told).toEqual([`ended ${status}`])
  })
})
