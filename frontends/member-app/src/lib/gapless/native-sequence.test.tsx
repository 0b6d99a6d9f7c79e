import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createNativeSequence } from './native-sequence.ts'

/** Fakes an element that another source pauses, as a browser does. */
function createElement(): HTMLAudioElement {
  const element = document.createElement('audio')
  let isPaused = true
  vi.spyOn(element, 'paused', 'get').mockImplementation(() => isPaused)
  vi.spyOn(element, 'src', 'set').mockImplementation(() => {
    isPaused = true
  })
  vi.spyOn(element, 'play').mockImplementation(async () => {
    isPaused = false
  })
  return element
}

beforeEach(() => {
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = () => 'blob:x'
      static override revokeObjectURL = () => undefined
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('plays its first sound at once, although play was called before it had one', async () => {
  const element = createElement()
  const sequence = createNativeSequence(element, {
    next: async () => ({ id: 'a', file: new Blob(), seconds: 3 }),
    onProgress: () => undefined,
  })
  await element.play()
  await vi.waitFor(() => expect(sequence.findHeard()).toEqual({ id: 'a', seconds: 3 }))
  expect(element.paused).toBe(false)
  sequence.close()
})
