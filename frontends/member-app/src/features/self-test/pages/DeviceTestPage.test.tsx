import { createErrorResponse, setPageMode } from '@hibiki/api-mocks'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { paths } from '../../../app/paths.ts'
import { createSound } from '../../../testing/create-sound.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { http, server } from '../../../testing/server.ts'
import * as photos from '../../face/camera/photo.ts'
import * as photoQuality from '../../face/photo-quality/photo-quality-checker.ts'
import { installFakeMedia } from '../../player/testing/fake-media.ts'
import { installFakeAudioContext } from '../testing/fake-audio-context.ts'
// Loaded before the first test, whose waits should not depend on how busy the machine is.
import './DeviceTestPage.tsx'

const sample = createSound({
  soundSrc: 'http://localhost/api/media/1?exp=1&sig=a',
  title: '水面',
  durationSeconds: 60,
})

let media: ReturnType<typeof installFakeMedia>
let audio: ReturnType<typeof installFakeAudioContext>
let loads: boolean

beforeEach(() => {
  loads = true
  media = installFakeMedia({ duration: 60, loads: () => loads })
  audio = installFakeAudioContext()
  server.use(
    http.get('/soundesthe/free-sound', () => sample),
    http.post('/media/renew-link', () => createErrorResponse(404, 'E4040', '見つかりません。')),
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  media.restore()
})

/** What the browser offers, until the test is over. */
function offer(values: Record<string, unknown>, on: object = navigator) {
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(on, name, { configurable: true, value })
  onTestFinished(() => {
    for (const name of Object.keys(values)) Reflect.deleteProperty(on, name)
  })
}

async function openCard(name: string) {
  setPageMode('local')
  const app = await renderApp(paths.playground)
  const card = within(await screen.findByRole('region', { name }))
  const findButton = (label: string) => card.findByRole('button', { name: label })
  return {
    ...app,
    card,
    button: findButton,
    async begin() {
      const start = await findButton('テストする')
      await waitFor(() => expect(start).toHaveProperty('disabled', false))
      await app.user.click(start)
    },
    status: (text: string | RegExp) =>
      waitFor(() => expect(card.getByRole('status').textContent).toMatch(text)),
  }
}

/** Lets that much time pass at once. */
const advanceTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const installFakeTime = () =>
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true })

describe('The self-test page', () => {
  it('shows one card per test, of which none begins by itself', async () => {
    setPageMode('local')
    await renderApp(paths.playground)
    await screen.findByRole('heading', { level: 1, name: '動作テスト' })
    await waitFor(() => expect(document.title).toContain('動作テスト'))
    const names = ['音', 'ループ', '振動', 'カメラ', '通知']
    await waitFor(() => {
      for (const button of screen.getAllByRole('button', { name: 'テストする' }))
        expect(button).toHaveProperty('disabled', false)
    })
    await act(async () => {})
    for (const name of names)
      expect(within(screen.getByRole('region', { name })).getByRole('status').textContent).toBe('未実施')
    expect(audio.audio).toBeNull()
  })
})

describe('The test of sound', () => {
  it('succeeds when the sample sounds, and tells its peak', async () => {
    const { begin, status } = await openCard('音')
    await begin()
    await status(/使えます「水面」が鳴りました（最大 −6 dBFS）/)
    expect(audio.closed).toBe(1)
    expect(audio.audio?.paused).toBe(true)
  })

  it('says that the audio output is suspended', async () => {
    audio.state = 'suspended'
    const { begin, status } = await openCard('音')
    await begin()
    await status(/使えません.*AudioContextが停止/)
    expect(audio.closed).toBe(1)
  })

  it('says that the browser does not allow the sound', async () => {
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new DOMException('', 'NotAllowedError'))
    const { begin, status } = await openCard('音')
    await begin()
    await status('ブラウザが音の再生を許可しませんでした。')
  })

  it('says that the sound could not be loaded', async () => {
    loads = false
    const { begin, status } = await openCard('音')
    await begin()
    await status('音源を読み込めませんでした。')
  })

  it('says that nothing comes out of a sound that plays', async () => {
    audio.level = 0.001
    const { begin, status } = await openCard('音')
    installFakeTime()
    await begin()
    await status('テスト中')
    await advanceTime(9000)
    await status('再生は進みましたが、音が出ていません。')
  })

  it('says that another player interrupted it', async () => {
    const { begin, status } = await openCard('音')
    await begin()
    await waitFor(() => expect(audio.audio?.paused).toBe(false))
    act(() => audio.audio?.pause())
    await status('途中で音が止まりました。')
  })

  it('says that the sound broke down while it played', async () => {
    const { begin, status } = await openCard('音')
    await begin()
    await waitFor(() => expect(audio.audio?.paused).toBe(false))
    act(() => audio.audio && media.breakDown(audio.audio))
    await status('音源を読み込めませんでした。')
  })

  it('says that there is no Web Audio', async () => {
    vi.stubGlobal('AudioContext', undefined)
    const { begin, status } = await openCard('音')
    await begin()
    await status('Web Audio')
  })

  it('offers to load the sample again when its request failed', async () => {
    server.use(
      http.get('/soundesthe/free-sound', () => createErrorResponse(404, 'E4040', '見つかりません。'), {
        once: true,
      }),
    )
    const { card, button, begin, status, user } = await openCard('音')
    await card.findByRole('alert')
    expect(await button('テストする')).toHaveProperty('disabled', true)
    await user.click(await button('もう一度試す'))
    await begin()
    await status('テスト中')
  })

  it('stops the sound and closes the audio output when the page is left', async () => {
    const { begin, unmount } = await openCard('音')
    await begin()
    await waitFor(() => expect(audio.audio?.paused).toBe(false))
    unmount()
    await waitFor(() => expect(audio.closed).toBe(1))
    expect(audio.audio?.paused).toBe(true)
    expect(audio.audio?.hasAttribute('src')).toBe(false)
  })
})

describe('The test of the loop', () => {
  async function playOverSeam() {
    const opened = await openCard('ループ')
    await opened.begin()
    await waitFor(() => expect(audio.audio?.currentTime).toBe(57))
    expect(audio.audio?.loop).toBe(true)
    act(() => audio.audio && media.advance(audio.audio, 3.25))
    return opened
  }

  it.each([0, 30])('succeeds with %i ms of silence at the seam', async (gapMs) => {
    audio.gapMs = gapMs
    const { status } = await playOverSeam()
    await status(`使えます「水面」のつなぎ目の無音は ${gapMs} ミリ秒です`)
    expect(audio.closed).toBe(1)
  })

  it('fails with a silence that is longer than 30 ms', async () => {
    audio.gapMs = 40
    const { status } = await playOverSeam()
    await status('使えません「水面」のつなぎ目に 40 ミリ秒の無音があります')
  })

  it('says that nothing comes out of a sound that is silent throughout', async () => {
    audio.level = 0
    const { status } = await playOverSeam()
    await status('音が出ていません')
  })

  it('says that the sound does not begin again', async () => {
    const { begin, status } = await openCard('ループ')
    installFakeTime()
    await begin()
    await status('テスト中')
    await advanceTime(16_000)
    await status('待っても音が先頭に戻りませんでした。')
  })
})

describe('The test of the loop of a sample with a course', () => {
  it('joins the end of the sound itself to its start', async () => {
    server.use(http.get('/soundesthe/free-sound', () => ({ ...sample, courseMinutes: 10 })))
    const { begin, status } = await openCard('ループ')
    await begin()
    await waitFor(() => expect(audio.audio?.currentTime).toBe(57))
    act(() => audio.audio && media.advance(audio.audio, 3.25))
    await status('使えます')
  })

  it('says that another player interrupted it at the seam', async () => {
    const { begin, status } = await openCard('ループ')
    await begin()
    await waitFor(() => expect(audio.audio?.currentTime).toBe(57))
    act(() => {
      if (!audio.audio) return
      media.advance(audio.audio, 3.25)
      audio.audio.pause()
    })
    await status('途中で音が止まりました。')
  })
})

describe('The test of vibration', () => {
  const vibrate = vi.fn((_pattern: VibratePattern) => true)
  beforeEach(() => {
    vibrate.mockReset().mockReturnValue(true)
    offer({ vibrate, maxTouchPoints: 5 })
  })

  async function vibrateOnce() {
    const opened = await openCard('振動')
    installFakeTime()
    await opened.begin()
    await opened.status('テスト中')
    expect(vibrate).toHaveBeenCalledTimes(1)
    await advanceTime(4500)
    await opened.status('振動を感じましたか？')
    return opened
  }

  it.each([
    ['はい', '使えます振動を感じました。'],
    ['いいえ', '使えません振動を感じませんでした。'],
  ])('asks whether the person felt it and shows what %s means', async (answer, text) => {
    const { user, button, status, card } = await vibrateOnce()
    await user.click(await button(answer))
    await status(text)
    expect(card.queryByRole('button', { name: 'はい' })).toBeNull()
  })

  it('says that the browser does not allow vibration', async () => {
    vibrate.mockReturnValue(false)
    const { begin, status } = await openCard('振動')
    await begin()
    await status('ブラウザが振動を許可しませんでした。')
  })

  it('says that a device without a motor cannot vibrate', async () => {
    offer({ maxTouchPoints: 0 })
    const { begin, status } = await openCard('振動')
    await begin()
    await status('振動の機能がありません。')
    expect(vibrate).not.toHaveBeenCalled()
  })

  it('stops the vibration when the page is left', async () => {
    const { begin, unmount } = await openCard('振動')
    await begin()
    expect(vibrate).not.toHaveBeenCalledWith(0)
    unmount()
    expect(vibrate).toHaveBeenLastCalledWith(0)
  })
})

describe('The test of the camera', () => {
  const track = { stop: vi.fn(), onended: null }
  const getUserMedia = vi.fn()
  const judge = vi.fn()
  const close = vi.fn()

  beforeEach(() => {
    for (const mock of [track.stop, getUserMedia, judge, close]) mock.mockReset()
    getUserMedia.mockResolvedValue({ getTracks: () => [track] })
    judge.mockResolvedValue({ kind: 'usable' })
    offer({ mediaDevices: { getUserMedia } })
    offer({ videoWidth: 720, videoHeight: 540 }, HTMLVideoElement.prototype)
    vi.spyOn(photos, 'createPhotoFromVideo').mockResolvedValue({
      url: 'data:image/jpeg;base64,AAAA',
      pixels: { data: new Uint8ClampedArray(4), width: 1, height: 1, channels: 4 },
    })
    vi.spyOn(photoQuality, 'createPhotoQualityChecker').mockReturnValue({ judge, close })
  })

  it.each([
    [{ kind: 'usable' }, '写り方の判定：顔診断に使える写真です。'],
    [{ kind: 'refused', problem: 'none' }, 'お顔が見つかりません。'],
    [{ kind: 'unknown' }, '写り方の判定：このブラウザでは判定できません。'],
  ])('succeeds when a picture arrives, and tells that it is judged as %o', async (judgement, text) => {
    judge.mockResolvedValue(judgement)
    const { begin, status, card, user, button } = await openCard('カメラ')
    await begin()
    await card.findByLabelText('カメラの映像')
    await status(`使えます映像が届きました（720×540）。${text}`)
    expect(getUserMedia).toHaveBeenCalledWith(
      expect.objectContaining({ audio: false, video: expect.objectContaining({ facingMode: 'user' }) }),
    )
    expect(close).toHaveBeenCalled()
    expect(track.stop).not.toHaveBeenCalled()
    await user.click(await button('カメラを切る'))
    expect(track.stop).toHaveBeenCalledTimes(1)
    expect(card.queryByLabelText('カメラの映像')).toBeNull()
  })

  it.each([
    ['NotAllowedError', 'カメラの使用が許可されていません。'],
    ['NotFoundError', 'カメラが見つかりません。'],
    ['NotReadableError', 'カメラを始められませんでした。'],
  ])('explains the refusal %s of the browser', async (name, text) => {
    getUserMedia.mockRejectedValue(new DOMException('', name))
    const { begin, status } = await openCard('カメラ')
    await begin()
    await status(`使えません${text}`)
  })

  it('judges no picture of the first second, which may be dark', async () => {
    const { begin, card } = await openCard('カメラ')
    installFakeTime()
    await begin()
    await card.findByLabelText('カメラの映像')
    await advanceTime(500)
    expect(judge).not.toHaveBeenCalled()
    await advanceTime(1000)
    await waitFor(() => expect(judge).toHaveBeenCalledTimes(1))
  })

  it('shows the message of an unexpected error', async () => {
    judge.mockRejectedValue(new Error('the worker is gone'))
    const { begin, status } = await openCard('カメラ')
    await begin()
    await status('使えません予期しないエラーです：the worker is gone')
  })

  it('says that the browser has no camera function', async () => {
    offer({ mediaDevices: undefined })
    const { begin, status } = await openCard('カメラ')
    await begin()
    await status('このブラウザには、カメラを使う機能がありません。')
  })

  it('says that the connection is not secure', async () => {
    vi.stubGlobal('isSecureContext', false)
    offer({ mediaDevices: undefined })
    const { begin, status } = await openCard('カメラ')
    await begin()
    await status('安全な接続')
  })

  it('fails and turns the camera off when no picture arrives', async () => {
    offer({ videoWidth: 0 }, HTMLVideoElement.prototype)
    const { begin, status } = await openCard('カメラ')
    installFakeTime()
    await begin()
    await advanceTime(6000)
    await status('カメラは始まりましたが、映像が届きません。')
    expect(track.stop).toHaveBeenCalledTimes(1)
  })

  it('is not tested when the person turns the camera off before its first picture', async () => {
    offer({ videoWidth: 0 }, HTMLVideoElement.prototype)
    const { begin, status, user, button } = await openCard('カメラ')
    installFakeTime()
    await begin()
    await user.click(await button('カメラを切る'))
    await status(/^未実施$/)
    await advanceTime(6000)
    await status(/^未実施$/)
    expect(track.stop).toHaveBeenCalledTimes(1)
  })

  it('is not tested when the person turns the camera off while its picture is judged', async () => {
    judge.mockReturnValue(new Promise(() => undefined))
    const { begin, status, user, button } = await openCard('カメラ')
    await begin()
    await waitFor(() => expect(judge).toHaveBeenCalled())
    await user.click(await button('カメラを切る'))
    await status(/^未実施$/)
    expect(close).toHaveBeenCalledTimes(1)
  })

  it('is not tested when the page is hidden, which turns the camera off', async () => {
    offer({ videoWidth: 0 }, HTMLVideoElement.prototype)
    const { begin, status, card } = await openCard('カメラ')
    installFakeTime()
    await begin()
    await card.findByLabelText('カメラの映像')
    offer({ hidden: true }, document)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await advanceTime(6000)
    await status(/^未実施$/)
  })

  it('turns the camera off when the page is left while a picture is judged', async () => {
    judge.mockReturnValue(new Promise(() => undefined))
    const { begin, unmount } = await openCard('カメラ')
    await begin()
    await waitFor(() => expect(judge).toHaveBeenCalled())
    unmount()
    expect(track.stop).toHaveBeenCalledTimes(1)
    expect(close).toHaveBeenCalledTimes(1)
  })
})

describe('The test of notifications', () => {
  const requestPermission = vi.fn()
  const shown = { close: vi.fn() }
  const registration = { active: {}, showNotification: vi.fn(), getNotifications: vi.fn() }
  let event: 'onshow' | 'onerror' | null

  class FakeNotification {
    static requestPermission = requestPermission
    onshow: (() => void) | null = null
    onerror: (() => void) | null = null
    close = shown.close
    constructor() {
      if (event === null) throw new TypeError('Illegal constructor')
      const name = event
      setTimeout(() => this[name]?.())
    }
  }

  beforeEach(() => {
    event = 'onshow'
    for (const mock of [requestPermission, shown.close, ...Object.values(registration)])
      if (vi.isMockFunction(mock)) mock.mockReset()
    requestPermission.mockResolvedValue('granted')
    registration.showNotification.mockResolvedValue(undefined)
    registration.getNotifications.mockResolvedValue([shown])
    vi.stubGlobal('Notification', FakeNotification)
  })
  const offerWorker = () => offer({ serviceWorker: { getRegistration: async () => registration } })

  it.each([
    ['はい', '使えます通知が表示されました。'],
    ['いいえ', '使えません通知が見えませんでした。'],
  ])(
    'shows one by the service worker, asks whether it appeared, and shows what %s means',
    async (answer, text) => {
      offerWorker()
      const { begin, status, user, button } = await openCard('通知')
      await begin()
      await status('通知は表示されましたか？')
      expect(registration.showNotification).toHaveBeenCalledWith(
        'Hibiki 響き',
        expect.objectContaining({ body: '通知のテストです。' }),
      )
      await user.click(await button(answer))
      await status(text)
    },
  )

  it('shows one by the page where there is no service worker', async () => {
    const { begin, status } = await openCard('通知')
    await begin()
    await status('通知は表示されましたか？')
  })

  it.each([
    ['is not active yet', async () => ({ ...registration, active: null })],
    ['cannot be read', () => Promise.reject(new DOMException('', 'SecurityError'))],
  ])('shows one by the page where the service worker %s', async (_, getRegistration) => {
    offer({ serviceWorker: { getRegistration } })
    const { begin, status } = await openCard('通知')
    await begin()
    await status('通知は表示されましたか？')
    expect(registration.showNotification).not.toHaveBeenCalled()
  })

  it('starts again at once, and ignores the later result of the previous run', async () => {
    offerWorker()
    const first = Promise.withResolvers<string>()
    requestPermission.mockReturnValueOnce(first.promise)
    const { begin, status, user, button } = await openCard('通知')
    await begin()
    await status('テスト中')
    await user.click(await button('もう一度テストする'))
    await status('通知は表示されましたか？')
    await act(async () => first.resolve('denied'))
    await status('通知は表示されましたか？')
  })

  it('shows none when the page is left while the browser asks for the permission', async () => {
    offerWorker()
    const permission = Promise.withResolvers<string>()
    requestPermission.mockReturnValue(permission.promise)
    const { begin, status, unmount } = await openCard('通知')
    await begin()
    await status('テスト中')
    unmount()
    await act(async () => permission.resolve('granted'))
    expect(registration.showNotification).not.toHaveBeenCalled()
  })

  it('shows none when the page is left while the service worker is being found', async () => {
    const found = Promise.withResolvers<typeof registration>()
    const getRegistration = vi.fn(() => found.promise)
    offer({ serviceWorker: { getRegistration } })
    const { begin, unmount } = await openCard('通知')
    await begin()
    await waitFor(() => expect(getRegistration).toHaveBeenCalled())
    unmount()
    await act(async () => found.resolve(registration))
    expect(registration.showNotification).not.toHaveBeenCalled()
  })

  it('closes a notification that appears after the page was left', async () => {
    offerWorker()
    const appeared = Promise.withResolvers<void>()
    registration.showNotification.mockReturnValue(appeared.promise)
    const { begin, unmount } = await openCard('通知')
    await begin()
    await waitFor(() => expect(registration.showNotification).toHaveBeenCalled())
    unmount()
    expect(shown.close).not.toHaveBeenCalled()
    await act(async () => appeared.resolve())
    await waitFor(() => expect(shown.close).toHaveBeenCalledTimes(1))
  })

  it.each([
    ['denied', '通知が許可されていません。'],
    ['default', '許可も拒否もされませんでした。'],
  ])('explains the permission "%s" and shows no notification', async (permission, text) => {
    requestPermission.mockResolvedValue(permission)
    offerWorker()
    const { begin, status } = await openCard('通知')
    await begin()
    await status(`使えません${text}`)
    expect(registration.showNotification).not.toHaveBeenCalled()
  })

  it('says that the device shows none although they are allowed', async () => {
    offerWorker()
    registration.showNotification.mockRejectedValue(new TypeError())
    const { begin, status } = await openCard('通知')
    await begin()
    await status('許可されていますが、通知を表示できませんでした。')
  })

  it.each([
    ['onerror' as const, '許可されていますが、通知を表示できませんでした。'],
    [null, '通知にはService Workerが必要ですが'],
  ])('says why the page can show none: %s', async (next, text) => {
    event = next
    const { begin, status } = await openCard('通知')
    await begin()
    await status(text)
  })

  it('says that the browser has no notifications, and where iPhones have them', async () => {
    vi.stubGlobal('Notification', undefined)
    Reflect.deleteProperty(globalThis, 'Notification')
    const { begin, status } = await openCard('通知')
    await begin()
    await status('ホーム画面に追加したアプリでだけ使えます。')
  })

  it('says that the connection is not secure', async () => {
    vi.stubGlobal('isSecureContext', false)
    const { begin, status } = await openCard('通知')
    await begin()
    await status('安全な接続')
    expect(requestPermission).not.toHaveBeenCalled()
  })

  it.each([true, false])(
    'takes the notification away with the page, shown by the worker: %s',
    async (isWorker) => {
      if (isWorker) offerWorker()
      const { begin, status, unmount } = await openCard('通知')
      await begin()
      await status('通知は表示されましたか？')
      unmount()
      await waitFor(() => expect(shown.close).toHaveBeenCalledTimes(1))
    },
  )
})
