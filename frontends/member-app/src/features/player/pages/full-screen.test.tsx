import 'fake-indexeddb/auto'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AppProviders } from '../../../app/AppProviders.tsx'
import { createAppRouter } from '../../../app/router.tsx'
import { startI18n } from '../../../lib/i18n/i18n.ts'
import { createMember } from '../../../testing/create-member.ts'
import { createSound } from '../../../testing/create-sound.ts'
import { http, server, signIn } from '../../../testing/server.ts'
import '../../../app/member-routes.tsx'
import '../../face/pages/DetectFacePage.tsx'
import '../../soundesthe/pages/SoundRandomPage.tsx'
import '../../soundesthe/pages/SoundesthePage.tsx'
import '../../tonight/pages/TonightPage.tsx'
import '../components/FullScreenPlayer.tsx'
import '../components/NightScreen.tsx'
import './PlayResultWithStreak.tsx'
import { playbackStore } from '../audio/playback-store.ts'
import { installFakeMedia } from '../testing/fake-media.ts'

const sound = createSound()
const vibrationStep = {
  after: true,
  facialExpressionSoundResultId: '0190a000-0000-7000-8000-0000000000f1',
  soundId: sound.id,
  soundSrc: sound.soundSrc,
  soundTitle: sound.title,
  durationSeconds: 600,
  latestResultId: null,
  course: null,
  publish: false,
  frequencies: [],
  reason: null,
  beforeImage: null,
  beforeResult: null,
}
const listPage = '/mypage/soundesthe'
const page = '/mypage/soundesthe/random'

let media: ReturnType<typeof installFakeMedia>
let router: ReturnType<typeof createAppRouter>
let user: ReturnType<typeof userEvent.setup>
let isNarrow: boolean
const turned = new Set<() => void>()

beforeEach(async () => {
  media = installFakeMedia()
  signIn(createMember())
  isNarrow = true
  turned.clear()
  vi.stubGlobal('matchMedia', (query: string) => ({
    media: query,
    get matches() {
      return query.includes('max-width') && isNarrow
    },
    addEventListener: (_: string, on: () => void) => turned.add(on),
    removeEventListener: (_: string, on: () => void) => turned.delete(on),
  }))
  server.use(
    http.get('/aiesthe/my-history-count', () => 0),
    http.get('/soundesthe/random', () => sound),
    http.post('/dmv/record-playing', () => ({})),
  )
  user = userEvent.setup()
  await startI18n()
})
afterEach(() => {
  cleanup()
  playbackStore.end()
  router.dispose()
  media.restore()
  localStorage.clear()
  window.history.replaceState({}, '', '/')
})

const press = async (label: string) => user.click(await screen.findByLabelText(label))
const audio = () => document.querySelector('audio') as HTMLAudioElement
const isFull = () => screen.queryByLabelText('小さくする') !== null
const isNight = () => screen.queryByLabelText('夜の画面') !== null
const covers = () => window.history.state?.covers ?? []
const place = () => window.location.pathname

/** Opens the app as a load of the page does. */
function load() {
  router = createAppRouter()
  render(<AppProviders router={router} />)
}

/** Opens a sound from the list on a phone, and presses its play button. */
async function listen() {
  window.history.replaceState({}, '', listPage)
  load()
  await screen.findByText('メディカルサウンド', { selector: 'h1' })
  await router.navigate(page)
  await press('再生する')
  await waitFor(() => expect(covers()).toEqual(['fullScreen']))
}

/** Does the same with the sound of a diagnosis. */
async function listenToVibration() {
  server.use(
    http.get('/aiesthe/current-step', () => vibrationStep),
    http.post('/dmv/record-face-playing', () => ({})),
  )
  window.history.replaceState({}, '', listPage)
  load()
  await screen.findByText('メディカルサウンド', { selector: 'h1' })
  await router.navigate('/mypage/aiesthe/detectface?step=vibration')
  await press('再生する')
  await waitFor(() => expect(covers()).toEqual(['fullScreen']))
}

/** Turns a tablet: the layout of a phone or that of a desk. */
function turn(narrow: boolean) {
  isNarrow = narrow
  act(() => {
    for (const on of turned) on()
  })
}

async function goBack() {
  const popped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
  window.history.back()
  await popped
}

describe('the player that fills a phone', () => {
  it('is closed by back, while its page stays and its sound plays on', async () => {
    await listen()
    await goBack()
    await waitFor(() => expect(isFull()).toBe(false))
    expect(place()).toBe(page)
    expect(audio().paused).toBe(false)
    await goBack()
    await waitFor(() => expect(place()).toBe(listPage))
  })

  it('leaves no entry in the history when its button closes it', async () => {
    await listen()
    await press('小さくする')
    await waitFor(() => expect(isFull()).toBe(false))
    await goBack()
    await waitFor(() => expect(place()).toBe(listPage))
  })

  it('goes back once when it is closed twice at once', async () => {
    await listen()
    const back = vi.spyOn(window.history, 'back')
    const close = screen.getByLabelText('小さくする')
    close.click()
    close.click()
    await waitFor(() => expect(isFull()).toBe(false))
    expect(back).toHaveBeenCalledTimes(1)
    back.mockRestore()
  })

  it('opens the night screen, and returns from it', async () => {
    await listen()
    await press('夜の画面にする')
    await waitFor(() => expect(covers()).toEqual(['fullScreen', 'night']))
    await goBack()
    await waitFor(() => expect(isNight()).toBe(false))
    expect(isFull()).toBe(true)
    await goBack()
    await waitFor(() => expect(isFull()).toBe(false))
    expect(place()).toBe(page)
  })

  it('closes when a tablet is turned, and removes its entry once the night screen above it is closed', async () => {
    await listen()
    await press('夜の画面にする')
    await waitFor(() => expect(covers()).toEqual(['fullScreen', 'night']))
    const back = vi.spyOn(window.history, 'back')
    turn(false)
    await waitFor(() => expect(isFull()).toBe(false))
    expect(back).not.toHaveBeenCalled()
    back.mockRestore()
    expect(isNight()).toBe(true)
    await goBack()
    await waitFor(() => expect([isNight(), covers()]).toEqual([false, []]))
    expect([isFull(), place()]).toEqual([false, page])
    await goBack()
    await waitFor(() => expect(place()).toBe(listPage))
  })

  it('is closed after a reload, which also removes its history entry', async () => {
    await listen()
    await press('夜の画面にする')
    await waitFor(() => expect(covers()).toEqual(['fullScreen', 'night']))
    // A reload preserves the history only.
    cleanup()
    router.dispose()
    load()
    await screen.findByLabelText('再生する')
    await waitFor(() => expect(covers()).toEqual([]))
    expect([isFull(), isNight()]).toEqual([false, false])
    await goBack()
    await waitFor(() => expect(place()).toBe(listPage))
  })

  it('is closed on the way back when it was left for another page', async () => {
    await listen()
    await router.navigate(listPage)
    await screen.findByText('メディカルサウンド', { selector: 'h1' })
    await goBack()
    await screen.findByLabelText('一時停止する')
    await waitFor(() => expect(covers()).toEqual([]))
    expect(isFull()).toBe(false)
    expect(place()).toBe(page)
  })

  it('closes before the play is finished', async () => {
    await listen()
    media.advance(audio(), 40)
    await press('一時停止する')
    await user.click(screen.getByText('終了する'))
    await screen.findByText('今回聴いた時間')
    expect(covers()).toEqual([])
    await goBack()
    await waitFor(() => expect(place()).toBe(listPage))
  })

  it('gives way to the result by itself when its sound has ended', async () => {
    await listen()
    media.advance(audio(), 600)
    act(() => media.end(audio()))
    await screen.findByRole('heading', { name: 'おつかれさまでした' })
    expect(screen.getByText('10:00')).toBeTruthy()
    expect(covers()).toEqual([])
    await goBack()
    await waitFor(() => expect(place()).toBe(listPage))
  })

  it('keeps the night screen dark when its sound has ended, and shows the result when it is left', async () => {
    await listen()
    await press('夜の画面にする')
    await waitFor(() => expect(covers()).toEqual(['fullScreen', 'night']))
    media.advance(audio(), 600)
    act(() => media.end(audio()))
    await screen.findByText('あと0分ほどで終わります')
    expect(isNight()).toBe(true)
    expect(screen.queryByText('おつかれさまでした')).toBeNull()
    await press('明るい画面に戻る')
    await screen.findByRole('heading', { name: 'おつかれさまでした' })
    expect(covers()).toEqual([])
  })

  it('plays the same sound again from the result', async () => {
    await listen()
    media.advance(audio(), 600)
    act(() => media.end(audio()))
    await user.click(await screen.findByRole('button', { name: 'その他' }))
    await user.click(await screen.findByRole('menuitem', { name: 'もう一度聴く' }))
    await screen.findByLabelText('一時停止する')
    await waitFor(() => expect(audio().paused).toBe(false))
    expect(audio().currentTime).toBe(0)
  })

  it('shows the clock of the night screen or nothing, as the device remembers', async () => {
    await listen()
    await press('夜の画面にする')
    await waitFor(() => expect(document.querySelector('time')?.textContent).toMatch(/^\d\d:\d\d$/))
    await press('時計を隠す')
    expect(document.querySelector('time')).toBeNull()
    await press('明るい画面に戻る')
    await waitFor(() => expect(isNight()).toBe(false))
    await press('夜の画面にする')
    await screen.findByLabelText('時計を表示する')
    expect(document.querySelector('time')).toBeNull()
  })

  it('moves the focus to its play button, and back to that of the page', async () => {
    await listen()
    expect(isFull()).toBe(true)
    const pause = () => screen.getByLabelText('一時停止する')
    expect(document.activeElement).toBe(pause())
    await user.keyboard('{ArrowRight}')
    expect(audio().currentTime).toBe(5)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(isFull()).toBe(false))
    expect(document.activeElement).toBe(pause())
    await user.keyboard(' ')
    expect(audio().paused).toBe(true)
  })

  it('leaves a diagnosis and its vibration unchanged, and no step of it in the history', async () => {
    await listenToVibration()
    const playing = audio()
    media.advance(playing, 30)
    await goBack()
    await waitFor(() => expect(isFull()).toBe(false))
    expect(window.location.search).toBe('?step=vibration')
    expect(audio()).toBe(playing)
    expect([playing.paused, playing.currentTime]).toEqual([false, 30])

    await press('一時停止する')
    await press('再生する')
    await waitFor(() => expect(covers()).toEqual(['fullScreen']))
    await press('一時停止する')
    await user.click(screen.getByText('次へ進む'))
    await waitFor(() => expect(window.location.search).toContain('step=after'))
    await goBack()
    await waitFor(() => expect(place()).toBe(listPage))
  })

  it('leaves no step of a diagnosis in the history when the diagnosis is begun again', async () => {
    server.use(http.post('/aiesthe/start-again', () => vibrationStep))
    await listenToVibration()
    await press('一時停止する')
    await user.click(screen.getByText('最初からやり直す'))
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByText('最初からやり直す'))
    await waitFor(() => expect(window.location.search).toContain('step=course'))
    await goBack()
    await waitFor(() => expect(place()).toBe(listPage))
  })

  it('opens by itself for a sound that was chosen on the page before', async () => {
    window.history.replaceState({}, '', listPage)
    load()
    await screen.findByText('メディカルサウンド', { selector: 'h1' })
    await router.navigate('/mypage/tonight', { state: { sound } })
    await waitFor(() => expect(window.history.state).toMatchObject({ usr: null, covers: ['fullScreen'] }))
    expect(isFull()).toBe(true)
    await goBack()
    await waitFor(() => expect(isFull()).toBe(false))
    expect(place()).toBe('/mypage/tonight')
    expect(audio().paused).toBe(false)
  })
})
