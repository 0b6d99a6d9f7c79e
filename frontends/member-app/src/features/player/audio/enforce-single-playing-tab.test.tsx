import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createSound } from '../../../testing/create-sound.ts'
import { installFakeMedia } from '../testing/fake-media.ts'
import { enforceSinglePlayingTab } from './enforce-single-playing-tab.ts'
import { createPlayback } from './playback.ts'
import { createPlayerEngine } from './player-engine.ts'

const sound = createSound()

let media: ReturnType<typeof installFakeMedia>
const ends: (() => void)[] = []

beforeEach(() => {
  media = installFakeMedia()
})
afterEach(() => {
  for (const end of ends.splice(0)) end()
  media.restore()
  vi.restoreAllMocks()
})

function openTab() {
  const engine = createPlayerEngine({ sound, renewLink: async (src) => src, recorder: null })
  ends.push(engine.attach(document.createElement('audio')), enforceSinglePlayingTab(engine))
  return engine
}

it('pauses the player of another tab when a player starts', async () => {
  const [first, second] = [openTab(), openTab()]
  const now = vi.spyOn(Date, 'now').mockReturnValue(1000)
  await first.play()
  now.mockReturnValue(2000)
  await second.play()
  await expect.poll(() => first.snapshot().phase).toBe('paused')
  expect(second.snapshot().phase).toBe('playing')

  now.mockReturnValue(3000)
  await first.play()
  await expect.poll(() => second.snapshot().phase).toBe('paused')
  expect(first.snapshot().phase).toBe('playing')
})

it('pauses the player of a page when another tab starts', async () => {
  const { engine, attachTo, end } = createPlayback(sound, null)
  ends.push(end)
  attachTo(document.body)
  await engine.play()
  const otherTab = new BroadcastChannel('hibiki.playback')
  ends.push(() => otherTab.close())
  otherTab.postMessage(Date.now() + 1000)
  await expect.poll(() => engine.snapshot().phase).toBe('paused')
})

it('neither pauses other tabs nor is paused by them after it was closed', async () => {
  const [first, second] = [openTab(), openTab()]
  await first.play()
  ends.splice(2).forEach((end) => {
    end()
  })
  await second.play()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(first.snapshot().phase).toBe('playing')
})
