import 'fake-indexeddb/auto'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { playbackStore } from '../features/player/audio/playback-store.ts'
import { offlineSoundStore } from '../features/player/offline/offline-sound-store.ts'
import { installFakeMedia } from '../features/player/testing/fake-media.ts'
import { startI18n } from '../lib/i18n/i18n.ts'
import { createMember } from '../testing/create-member.ts'
import { createSound } from '../testing/create-sound.ts'
import { http, server, signIn } from '../testing/server.ts'
import { AppProviders } from './AppProviders.tsx'
import { memberScreens } from './member-screens.ts'
import { paths } from './paths.ts'
import { publicScreens } from './public-screens.ts'
import { createAppRouter } from './router.tsx'
// Loaded before the first test, whose waits should not depend on how busy the machine is.
import '../features/player/components/MiniPlayer.tsx'
import '../features/player/components/PlayRecordSender.tsx'
import '../features/soundesthe/pages/SoundRandomPage.tsx'
import './layouts/BottomBar.tsx'
import './member-routes.tsx'

let media: ReturnType<typeof installFakeMedia>
let router: ReturnType<typeof createAppRouter>
let clear: ReturnType<typeof spyOnClear>
const spyOnClear = () => vi.spyOn(offlineSoundStore, 'clear')

beforeEach(() => {
  media = installFakeMedia()
  clear = spyOnClear()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  signIn(createMember())
  server.use(
    http.get('/soundesthe/random', () => createSound()),
    http.post('/dmv/record-playing', () => ({})),
  )
})
afterEach(() => {
  playbackStore.end()
  router.dispose()
  media.restore()
  vi.restoreAllMocks()
  window.history.replaceState({}, '', '/')
})

/** A member listens to a sound and goes to a page that fails. */
async function listenAndGoTo(path: string): Promise<HTMLAudioElement> {
  await startI18n()
  window.history.replaceState({}, '', paths.soundestheRandom)
  router = createAppRouter()
  render(<AppProviders router={router} />)
  const player = await screen.findByRole('region', { name: 'プレーヤー：夜の入り江' })
  await userEvent.click(within(player).getByRole('button', { name: '再生する' }))
  const audio = document.querySelector('audio') as HTMLAudioElement
  await waitFor(() => expect(audio.paused).toBe(false))
  media.advance(audio, 40)
  await router.navigate(path)
  return audio
}

function Throws(): never {
  throw new Error('a defect of the page')
}

const unfetched = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const defective = async () => ({ Throws })

describe.each([
  ['of a member', memberScreens, paths.activity],
  ['for everybody', publicScreens, paths.environment],
])('broken page: a page %s', (_whose, screens, path) => {
  it.each([
    ['whose code cannot be fetched', unfetched],
    ['that throws while it is drawn', defective],
  ])('keeps the frame, the playing sound and the offline sounds: %s', async (_how, page) => {
    const row = screens.find((one) => one.path === path)
    if (!row) throw new Error(`no screen has the path ${path}`)
    vi.spyOn(row, 'page').mockImplementation(page)
    const audio = await listenAndGoTo(path)
    await screen.findByRole('heading', { level: 1, name: '画面を表示できませんでした。' })
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('button', { name: 'もう一度読み込む' })).toBeDefined()
    expect(screen.getByRole('navigation', { name: 'よく使うページ' })).toBeDefined()
    expect(await screen.findByRole('region', { name: 'プレーヤー：夜の入り江' })).toBeDefined()
    expect(audio.paused).toBe(false)
    expect(clear).not.toHaveBeenCalled()
  })
})
