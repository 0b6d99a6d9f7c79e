import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadRoomSound } from './sound-cache.ts'

let send: ReadableStreamDefaultController<Uint8Array>
const piece = (text: string) => send.enqueue(new TextEncoder().encode(text))
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async (_path: string, { signal }: { signal: AbortSignal }) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        send = controller
        signal.addEventListener('abort', () => controller.error(signal.reason))
      },
    })
    return new Response(body, { headers: { 'content-type': 'audio/mpeg' } })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a sound that the device does not have', () => {
  it('is downloaded for as long as data arrives, and reports each chunk', async () => {
    const onProgress = vi.fn()
    const sound = loadRoomSound('x', '/media/x', onProgress)
    for (const text of ['a', 'b', 'c']) {
      await pass(119)
      piece(text)
    }
    await pass(0)
    expect(onProgress).toHaveBeenCalledTimes(3)
    send.close()
    const blob = await sound
    expect(await blob.text()).toBe('abc')
    expect(blob.type).toBe('audio/mpeg')
  })

  it('is aborted when no data arrives for 2 minutes', async () => {
    const outcome = vi.fn()
    loadRoomSound('x', '/media/x').catch(({ name }: Error) => outcome(name))
    await pass(60)
    piece('a')
    await pass(119)
    expect(outcome).not.toHaveBeenCalled()
    await pass(1)
    expect(outcome).toHaveBeenCalledWith('AbortError')
  })
})
