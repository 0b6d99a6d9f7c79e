import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { registerServiceWorker, shellUpdate } from './shell-update.ts'

/** The worker that the page created last. */
let worker: FakeWorkbox

class FakeWorkbox extends EventTarget {
  constructor() {
    super()
    worker = this
  }
  register = async () => undefined
}

beforeEach(() => {
  vi.doMock('workbox-window', () => ({ Workbox: FakeWorkbox }))
})
afterEach(() => {
  vi.doUnmock('workbox-window')
  vi.unstubAllGlobals()
})

/** Registers the worker on a page that this worker of the device serves. */
async function openPage(controller: object | null): Promise<void> {
  vi.stubGlobal('navigator', { serviceWorker: { controller } })
  await registerServiceWorker()
}
const takeOver = () => worker.dispatchEvent(new Event('controlling'))

it('offers no new version when the first one takes over the tabs of a first visit, but does for the next', async () => {
  await openPage(null)
  takeOver()
  expect(shellUpdate.isOffered()).toBe(false)
  takeOver()
  expect(shellUpdate.isOffered()).toBe(true)
})

it('offers a new version that another tab activated', async () => {
  await openPage({})
  takeOver()
  expect(shellUpdate.isOffered()).toBe(true)
})
