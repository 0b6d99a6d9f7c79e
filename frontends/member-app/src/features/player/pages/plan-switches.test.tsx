import 'fake-indexeddb/auto'
import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { purchaseDraft } from '../../../lib/purchase-draft.ts'
import { createMember } from '../../../testing/create-member.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { createOrderLine, serveShop } from '../../../testing/serve-shop.ts'
import { createErrorResponse, server, signIn, toApiUrl } from '../../../testing/server.ts'
import { installFakeMedia } from '../testing/fake-media.ts'
import '../../soundesthe/pages/SoundRandomPage.tsx'

const sound = {
  id: '0190a000-0000-7000-8000-0000000000aa',
  soundSrc: '/api/media/1?exp=1&sig=a',
  title: '夜の入り江',
  genre: '自然音',
  place: '長崎',
  tags: [],
  durationSeconds: 600,
}

const product = (id: string, displayName: string, price: number, statusCode: string) => ({
  id,
  displayName,
  price,
  description: `${displayName}の説明`,
  functions: ['ループ再生', 'タイマー'],
  imageUrl: '',
  statusCode,
  rental: false,
  functionCodes: ['loop', 'timer'],
})
const products = [
  product('light', 'ライト', 980, '00'),
  product('standard', 'スタンダード', 2980, '10'),
  product('premium', 'プレミアム', 12800, '90'),
  product('rental', 'Dr.AI レンタル', 19800, '91'),
  product('other', '返却中', 19800, '92'),
]

const call = { loop: 'loop-func', timer: 'timer-func', 'with-soundesthe': 'with-soundesthe-func' }
type Feature = keyof typeof call

let media: ReturnType<typeof installFakeMedia>

const submitCheck = (feature: Feature, respond: () => Response) =>
  server.use(http.get(toApiUrl(`/v2/esthe/available-${call[feature]}`), respond))
const allow = (feature: Feature) => submitCheck(feature, () => HttpResponse.json('E0000'))

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
    http.get(toApiUrl('/soundesthe/random'), () => HttpResponse.json(sound)),
    http.post(toApiUrl('/dmv/record-playing'), () => HttpResponse.json({})),
    http.post(toApiUrl('/payment/order-details'), () =>
      createErrorResponse(409, 'E2005', 'すでにご契約中です。'),
    ),
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

  it('accepts a permission whose code E0000 is wrapped in an object', async () => {
    submitCheck('loop', () => HttpResponse.json({ code: 'E0000' }))
    const page = await openPage()
    await page.turn('ループ')
    await waitFor(() => expect(page.audio.loop).toBe(true))
  })

  it('starts the timer at 00:15, repeats the sound, and accepts presets and any time', async () => {
    allow('timer')
    const page = await openPage()
    await page.turn('タイマー')
    const timer = within(await page.in.findByRole('group', { name: 'タイマーの設定' }))
    expect(timer.getByRole<HTMLSelectElement>('combobox', { name: '時間' }).value).toBe('0')
    expect(timer.getByRole<HTMLSelectElement>('combobox', { name: '分' }).value).toBe('15')
    expect(timer.getByText('あと 15:00 で静かに終わります')).toBeTruthy()
    expect(page.audio.loop).toBe(true)
    expect(page.isOn('ループ')).toBe(true)

    await page.user.click(timer.getByRole('button', { name: '5分' }))
    expect(timer.getByText('あと 5:00 で静かに終わります')).toBeTruthy()
    await page.user.selectOptions(timer.getByRole('combobox', { name: '時間' }), '1')
    expect(timer.getByText('あと 1:05:00 で静かに終わります')).toBeTruthy()

    await page.turn('タイマー')
    expect(page.audio.loop).toBe(false)
  })

  it('shows in red that the time of the timer has already passed', async () => {
    allow('timer')
    const page = await openPage()
    await page.user.click(page.in.getByRole('button', { name: '再生する' }))
    media.advance(page.audio, 400)
    await page.turn('タイマー')
    const timer = within(await page.in.findByRole('group', { name: 'タイマーの設定' }))
    await page.user.click(timer.getByRole('button', { name: '5分' }))
    expect((await timer.findByRole('alert')).textContent).toBe(
      'タイマーの値が不正です。タイマーの値を再生音源の現在の時刻よりも後の時刻を設定してください。',
    )
    expect(page.audio.paused).toBe(false)
    await page.user.click(timer.getByRole('button', { name: '10分' }))
    expect(timer.queryByRole('alert')).toBeNull()
  })

  it('announces the end of the timer', async () => {
    allow('timer')
    const page = await openPage()
    await page.turn('タイマー')
    await page.user.click(await page.in.findByRole('button', { name: '5分' }))
    await page.user.click(page.in.getByRole('button', { name: '再生する' }))
    media.advance(page.audio, 310)
    await waitFor(() => expect(page.audio.paused).toBe(true))
    await waitFor(() => expect(page.in.getByRole('status').textContent).toContain('タイマーが終わりました。'))
  })

  it('adds the medical sound with its own volume, or says why there is none', async () => {
    allow('with-soundesthe')
    server.use(
      http.get(toApiUrl('/soundesthe/accompaniment'), () =>
        createErrorResponse(404, 'E4040', '見つかりません。'),
      ),
    )
    const page = await openPage()
    await page.turn('メディカルサウンドと一緒に聴く')
    expect(await page.in.findByText('見つかりません。')).toBeTruthy()
    expect(page.isOn('メディカルサウンドと一緒に聴く')).toBe(false)

    server.use(
      http.get(toApiUrl('/soundesthe/accompaniment'), () =>
        HttpResponse.json({ ...sound, id: 'second', title: '低い波', soundSrc: '/api/media/2' }),
      ),
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
  const refused = () => HttpResponse.json({ code: 'E2002', products })

  it('shows the plans with the first one recommended, and stays off', async () => {
    submitCheck('loop', refused)
    const page = await openPage()
    await page.turn('ループ')
    const dialog = within(await screen.findByRole('dialog', { name: 'プランのご案内' }))
    expect(
      dialog.getAllByRole('listitem', { name: '' }).filter((item) => item.querySelector('h3')),
    ).toHaveLength(1)
    expect(dialog.getByText('おすすめ')).toBeTruthy()
    expect(dialog.getByText('980 円 / 月')).toBeTruthy()

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
      http.post(toApiUrl('/payment/order-details'), () =>
        HttpResponse.json([createOrderLine({ unitPrice: 980, productName: 'ライト' })]),
      ),
    )
    submitCheck('loop', () => HttpResponse.json({ code: 'E2002', products: products.slice(0, 2) }))
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
    submitCheck('timer', () => HttpResponse.json({ code: 'E2001', products: [] }))
    const page = await openPage()
    await page.turn('タイマー')
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText('お支払いを確認できませんでした。お支払い方法を更新してください。')).toBeTruthy()
    expect(dialog.getByRole('button', { name: 'お支払い方法へ' })).toBeTruthy()
    await page.user.click(dialog.getByRole('button', { name: '閉じる' }))
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/'))
  })
})
