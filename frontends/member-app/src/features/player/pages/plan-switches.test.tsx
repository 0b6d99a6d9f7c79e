import 'fake-indexeddb/auto'
import { createErrorResponse } from '@hibiki/api-mocks'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { purchaseDraft } from '../../../lib/purchase-draft.ts'
import { createMember } from '../../../testing/create-member.ts'
import { createProduct } from '../../../testing/create-product.ts'
import { createSound } from '../../../testing/create-sound.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { createOrderLine, serveShop } from '../../../testing/serve-shop.ts'
import { http, type ResponseOf, server, signIn } from '../../../testing/server.ts'
import { installFakeMedia } from '../testing/fake-media.ts'
import '../../purchase/pages/PaymentPage.tsx'
import '../../soundesthe/pages/SoundRandomPage.tsx'

const sound = createSound()

const product = (
  id: string,
  displayName: string,
  price: number,
  statusCode: ReturnType<typeof createProduct>['statusCode'],
) =>
  createProduct({
    id,
    displayName,
    price,
    description: `${displayName}の説明`,
    functions: ['ループ再生', 'タイマー'],
    statusCode,
    functionCodes: ['loop', 'timer'],
  })
const products = [
  product('light', 'ライト', 980, '00'),
  product('standard', 'スタンダード', 2980, '10'),
  product('premium', 'プレミアム', 12800, '90'),
  product('rental', 'Dr.AI レンタル', 19800, '91'),
  product('other', '返却中', 19800, '92'),
]

type Feature = 'loop' | 'timer' | 'with-soundesthe'

let media: ReturnType<typeof installFakeMedia>

const submitCheck = (
  feature: Feature,
  respond: () => ResponseOf<`GET /v2/esthe/available-${Feature}-func`>,
) => server.use(http.get(`/v2/esthe/available-${feature}-func`, respond))
const allow = (feature: Feature) => submitCheck(feature, () => 'E0000')

async function openPage() {
  const view = await renderApp('/mypage/soundesthe/random')
  const player = await screen.findByRole('region', { name: 'プレーヤー：夜の入り江' })
  await within(player).findByRole('switch', { name: 'ループ' })
  const [audio, second] = player.querySelectorAll('audio')
  if (!audio || !second) throw new Error('the player has not both audio elements')
  const turn = (name: string) => view.user.click(within(player).getByRole('switch', { name }))
  const isOn = (name: string) => within(player).getByRole<HTMLInputElement>('switch', { name }).checked
  return { ...view, audio, second, in: within(player), turn, isOn }
}

beforeEach(() => {
  media = installFakeMedia()
  signIn(createMember())
  server.use(
    http.get('/soundesthe/random', () => sound),
    http.post('/dmv/record-playing', () => ({})),
    http.post('/payment/order-details', () => createErrorResponse(409, 'E2005', 'すでにご契約中です。')),
  )
})
afterEach(() => {
  media.restore()
  vi.restoreAllMocks()
  // Queries would wait for a network in the files after this one.
  act(() => void window.dispatchEvent(new Event('online')))
})

describe('a switch that the plan includes', () => {
  it('repeats the sound by loop, and switches it off without a request', async () => {
    allow('loop')
    const page = await openPage()
    await page.turn('ループ')
    await waitFor(() => expect(page.audio.loop).toBe(true))
    submitCheck('loop', () => createErrorResponse(500, 'E5000', ''))
    await page.turn('ループ')
    expect(page.audio.loop).toBe(false)
    expect(page.isOn('ループ')).toBe(false)
  })

  it('starts the timer at 00:15, repeats the sound, and accepts the lengths on the ring and any time', async () => {
    allow('timer')
    const page = await openPage()
    await page.turn('タイマー')
    const timer = within(await page.in.findByRole('group', { name: 'タイマーの設定' }))
    expect(timer.getByRole<HTMLSelectElement>('combobox', { name: '時間' }).value).toBe('0')
    expect(timer.getByRole<HTMLSelectElement>('combobox', { name: '分' }).value).toBe('15')
    expect(timer.getByText('あと 15:00 で静かに終わります')).toBeTruthy()
    expect(page.audio.loop).toBe(true)
    expect(page.isOn('ループ')).toBe(true)

    const ring = within(await page.in.findByRole('group', { name: 'タイマーの長さ' }))
    expect(ring.getAllByRole('button').map((each) => each.getAttribute('aria-label'))).toEqual([
      '5分',
      '15分',
      '30分',
      '60分',
    ])
    expect(ring.getByRole('button', { pressed: true })).toBe(ring.getByRole('button', { name: '15分' }))
    await page.user.click(ring.getByRole('button', { name: '5分' }))
    expect(timer.getByText('あと 5:00 で静かに終わります')).toBeTruthy()
    await page.user.selectOptions(timer.getByRole('combobox', { name: '時間' }), '1')
    expect(timer.getByText('あと 1:05:00 で静かに終わります')).toBeTruthy()

    await page.turn('タイマー')
    expect(page.audio.loop).toBe(false)
  })

  it('remembers the length of the timer on the device', async () => {
    allow('timer')
    const first = await openPage()
    await first.turn('タイマー')
    await first.user.click(await first.in.findByRole('button', { name: '30分' }))
    first.unmount()
    const page = await openPage()
    await page.turn('タイマー')
    expect(await page.in.findByText('あと 30:00 で静かに終わります')).toBeTruthy()
  })

  it('sets any minute by a finger on the ring once the finger is lifted', async () => {
    allow('timer')
    const page = await openPage()
    await page.turn('タイマー')
    const ring = await page.in.findByRole('group', { name: 'タイマーの長さ' })
    const line = ring.querySelector('svg + svg circle') as SVGCircleElement
    Object.assign(line, { setPointerCapture: () => undefined })
    line.getBoundingClientRect = () => new DOMRect(0, 0, 200, 200)
    fireEvent.pointerDown(line, { button: 0, clientX: 200, clientY: 100 })
    fireEvent.pointerMove(line, { clientX: 0, clientY: 100 })
    expect(page.in.getByText('あと 15:00 で静かに終わります')).toBeTruthy()
    fireEvent.pointerUp(line)
    expect(page.in.getByText('あと 45:00 で静かに終わります')).toBeTruthy()
  })

  it('shows in red that the time of the timer has already passed', async () => {
    allow('timer')
    const page = await openPage()
    await page.user.click(page.in.getByRole('button', { name: '再生する' }))
    media.advance(page.audio, 400)
    await page.turn('タイマー')
    const timer = within(await page.in.findByRole('group', { name: 'タイマーの設定' }))
    await page.user.click(page.in.getByRole('button', { name: '5分' }))
    expect((await timer.findByRole('alert')).textContent).toBe(
      'タイマーの値が不正です。タイマーの値を再生音源の現在の時刻よりも後の時刻を設定してください。',
    )
    expect(page.audio.paused).toBe(false)
    await page.user.click(page.in.getByRole('button', { name: '15分' }))
    expect(timer.queryByRole('alert')).toBeNull()
  })

  it('announces the end of the timer while the phone is locked, and shows the result once it is not', async () => {
    allow('timer')
    const page = await openPage()
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await page.turn('タイマー')
    await page.user.click(await page.in.findByRole('button', { name: '5分' }))
    await page.user.click(page.in.getByRole('button', { name: '再生する' }))
    media.advance(page.audio, 310)
    await waitFor(() => expect(page.audio.paused).toBe(true))
    await waitFor(() => expect(page.in.getByRole('status').textContent).toContain('タイマーが終わりました。'))
    visibility.mockReturnValue('visible')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(await screen.findByRole('heading', { name: 'おつかれさまでした' })).toBeTruthy()
    expect(screen.getByText('5:01')).toBeTruthy()
  })

  it('adds the medical sound with its own volume, or says why there is none', async () => {
    allow('with-soundesthe')
    server.use(
      http.get('/soundesthe/accompaniment', () => createErrorResponse(404, 'E4040', '見つかりません。')),
    )
    const page = await openPage()
    await page.turn('メディカルサウンドと一緒に聴く')
    expect(await page.in.findByText('見つかりません。')).toBeTruthy()
    expect(page.isOn('メディカルサウンドと一緒に聴く')).toBe(false)

    server.use(
      http.get('/soundesthe/accompaniment', () => ({
        ...sound,
        id: 'second',
        title: '低い波',
        soundSrc: '/api/media/2',
      })),
    )
    await page.user.click(page.in.getByRole('button', { name: 'もう一度試す' }))
    expect(await page.in.findByText('低い波 を一緒に再生しています')).toBeTruthy()
    await page.user.click(page.in.getByRole('button', { name: '再生する' }))
    expect([page.audio.paused, page.second.paused]).toEqual([false, false])
    await page.turn('メディカルサウンドと一緒に聴く')
    expect(page.second.getAttribute('src')).toBeNull()
  })
})

describe('a switch that the plan does not include', () => {
  const refused = () => ({ code: 'E2002' as const, products })

  it('shows the plans with the first one recommended, and stays off', async () => {
    submitCheck('loop', refused)
    const page = await openPage()
    await page.turn('ループ')
    const dialog = within(await screen.findByRole('dialog', { name: 'プランのご案内' }))
    expect(dialog.getAllByRole('heading', { level: 3 }).map((name) => name.textContent)).toEqual(['ライト'])
    const recommended = within(dialog.getByRole('region', { name: 'ライト' }))
    expect(recommended.getByText('おすすめ')).toBeTruthy()
    expect(recommended.getByText('980 円 / 月')).toBeTruthy()
    const choose = dialog.getByRole('button', { name: '契約する' })
    expect(choose.getAttribute('aria-describedby')).toBeTruthy()

    await page.user.click(dialog.getByRole('button', { name: '他のプランを見る' }))
    expect(dialog.getByText('12,800 円 / 月')).toBeTruthy()
    const buttons = ['契約する', '変更する', '既に契約中です', 'レンタル品配送待ち', 'レンタル品返却待ち']
    expect(buttons.map((name) => dialog.getByRole('button', { name }).hasAttribute('disabled'))).toEqual([
      false,
      false,
      true,
      true,
      true,
    ])
    await page.user.click(dialog.getByRole('button', { name: '閉じる' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(page.isOn('ループ')).toBe(false)
    expect(page.audio.loop).toBe(false)
  })

  it('says what the first plan costs this member today and at the renewal', async () => {
    server.use(
      http.post('/payment/order-details', () => [createOrderLine({ unitPrice: 980, productName: 'ライト' })]),
    )
    submitCheck('loop', () => ({ code: 'E2002', products: products.slice(0, 2) }))
    const page = await openPage()
    await page.turn('ループ')
    const outlook = within(await screen.findByRole('region', { name: 'ライトのお支払い' }))
    const today = outlook.getByText('本日のお支払い')
    expect(today.nextElementSibling?.textContent).toBe('980 円')
    expect(outlook.getByText('次回のお支払い（2026年12月21日）')).toBeTruthy()
  })

  it('shows which step an unfinished purchase still needs', async () => {
    submitCheck('loop', refused)
    const page = await openPage()
    await page.turn('ループ')
    expect(await screen.findByText(/レンタル品の配送をお待ちのため、新しいご契約はできません。/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'ご契約状況を見る' }).getAttribute('href')).toBe(
      '/mypage/subscription-state',
    )
  })

  it('begins a new purchase with the chosen plan', async () => {
    serveShop()
    purchaseDraft.begin('old')
    purchaseDraft.choose({ creditCardId: 'card' })
    submitCheck('timer', refused)
    const page = await openPage()
    await page.turn('タイマー')
    await page.user.click(await screen.findByRole('button', { name: '契約する' }))
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/payment'))
    expect(purchaseDraft.get()).toMatchObject({ productId: 'light', creditCardId: null })
  })

  it('leads with what the switch does, and after the purchase back to the sound with it on', async () => {
    serveShop()
    submitCheck('loop', refused)
    const page = await openPage()
    await page.turn('ループ')
    const dialog = within(await screen.findByRole('dialog', { name: 'プランのご案内' }))
    expect(await dialog.findByText('終わりまで聴いても、とぎれずに最初から続きます。')).toBeTruthy()
    await page.user.click(dialog.getByRole('button', { name: '契約する' }))
    const buy = await screen.findByRole('button', { name: '購入する' })
    await waitFor(() => expect(buy.hasAttribute('disabled')).toBe(false))
    await page.user.click(buy)
    const done = within(await screen.findByRole('alertdialog', { name: 'お申し込みありがとうございます' }))
    expect(done.getByText('戻ると、ループがオンになります。')).toBeTruthy()

    allow('loop')
    server.use(http.get('/soundesthe/random', () => ({ ...sound, id: 'another', title: '別の音' })))
    await page.user.click(done.getByRole('button', { name: '「夜の入り江」に戻る' }))
    const player = within(await screen.findByRole('region', { name: 'プレーヤー：夜の入り江' }))
    const loop = await player.findByRole<HTMLInputElement>('switch', { name: 'ループ' })
    await waitFor(() => expect(loop.checked).toBe(true))
    expect(page.router.state.location.pathname).toBe('/mypage/soundesthe/random')
    expect(sessionStorage.getItem('hibiki.purchase-origin')).toBeNull()

    await act(() => page.router.navigate('/premium-plans'))
    await act(() => page.router.navigate(-1))
    const next = within(await screen.findByRole('region', { name: 'プレーヤー：別の音' }))
    expect((await next.findByRole<HTMLInputElement>('switch', { name: 'ループ' })).checked).toBe(false)
  })

  it('offers no plan after a check that failed, and can be tried again', async () => {
    submitCheck('loop', () => createErrorResponse(500, 'E5000', ''))
    const page = await openPage()
    await page.turn('ループ')
    expect((await screen.findByRole('alert')).textContent).toBe('確認できませんでした。')
    expect(screen.queryByText(/円/)).toBeNull()
    allow('loop')
    await page.user.click(screen.getByRole('button', { name: 'もう一度試す' }))
    await waitFor(() => expect(page.audio.loop).toBe(true))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('shows in the player, which plays on, that a check reached no server, and can be tried again', async () => {
    submitCheck('loop', () => HttpResponse.error())
    const page = await openPage()
    await page.user.click(page.in.getByRole('button', { name: '再生する' }))
    await page.turn('ループ')
    const alert = within(await page.in.findByRole('alert'))
    expect(alert.getByText(/^通信できませんでした。/)).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(page.isOn('ループ')).toBe(false)
    expect(page.audio.paused).toBe(false)

    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    expect(alert.getByText(/^ネットワークに接続していません。/)).toBeTruthy()
    allow('loop')
    await page.user.click(alert.getByRole('button', { name: 'もう一度試す' }))
    await waitFor(() => expect(page.audio.loop).toBe(true))
    expect(page.in.queryByRole('alert')).toBeNull()
  })

  it('shows in the player that a check reached no server after one that was rejected', async () => {
    submitCheck('loop', () => createErrorResponse(500, 'E5000', ''))
    const page = await openPage()
    await page.turn('ループ')
    const dialog = within(await screen.findByRole('dialog'))
    submitCheck('loop', () => HttpResponse.error())
    await page.user.click(await dialog.findByRole('button', { name: 'もう一度試す' }))
    expect(await page.in.findByText(/^通信できませんでした。/)).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('says that a plan is unpaid, and leads home', async () => {
    submitCheck('timer', () => ({ code: 'E2001', products: [] }))
    const page = await openPage()
    await page.turn('タイマー')
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText('お支払いを確認できませんでした。お支払い方法を更新してください。')).toBeTruthy()
    expect(dialog.getByRole('button', { name: 'お支払い方法へ' })).toBeTruthy()
    await page.user.click(dialog.getByRole('button', { name: '閉じる' }))
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/'))
  })
})
