import 'fake-indexeddb/auto'
import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { createMember } from '../../../testing/create-member.ts'
import { createProduct } from '../../../testing/create-product.ts'
import { createSound } from '../../../testing/create-sound.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { http, server, signIn } from '../../../testing/server.ts'
import { createNight, createRun } from '../testing/create-run.ts'
import type { SevenNightsRun } from '../types.ts'
import '../../../app/member-routes.tsx'
import '../../tonight/pages/TonightPage.tsx'
import './SevenNightsTonight.tsx'
import './SevenNightsPage.tsx'

/** Serves the calls of seven nights as the service would, and returns the bodies that they received. */
function serveSevenNights({
  run,
  isOfferOpen = run === null,
}: {
  run: SevenNightsRun | null
  isOfferOpen?: boolean
}) {
  const state = { run, isOfferOpen, sent: [] as unknown[] }
  server.use(
    http.get('/soundesthe/random', () => createSound()),
    http.get('/aiesthe/my-history-count', () => 0),
    http.get('/aiesthe/my-history', () => []),
    http.get('/mental-check/can-any-mentalcheck', () => false),
    http.get('/payment/fetch-subscription', () => []),
    http.get('/activity/seven-nights', () => ({ isOfferOpen: state.isOfferOpen, run: state.run })),
    http.post('/activity/seven-nights/start', async ({ request }) => {
      state.sent.push(await request.json())
      Object.assign(state, { run: createRun(), isOfferOpen: false })
      return { isOfferOpen: state.isOfferOpen, run: state.run }
    }),
    http.post('/activity/seven-nights/dismiss', async ({ request }) => {
      state.sent.push(await request.json())
      state.isOfferOpen = false
      return {}
    }),
    http.post('/activity/seven-nights/reminder', async ({ readBody }) => {
      const wish = await readBody()
      state.sent.push(wish)
      const nextReminder = wish.reminder ? '2026-11-23' : null
      if (state.run) state.run = { ...state.run, ...wish, nextReminder }
      return {}
    }),
    http.post('/activity/seven-nights/end', () => {
      Object.assign(state, { run: null, isOfferOpen: false })
      return {}
    }),
  )
  signIn(createMember())
  return state
}

describe('the offer on Tonight', () => {
  it('starts seven nights with two taps, as each question is answered already', async () => {
    const { sent } = serveSevenNights({ run: null })
    const { user } = await renderApp('/mypage/tonight')
    await user.click(await screen.findByRole('button', { name: '七夜をはじめる' }))
    const dialog = await screen.findByRole('dialog', { name: '七夜をはじめる' })
    await user.click(within(dialog).getByRole('button', { name: 'はじめる' }))
    expect(await screen.findByRole('heading', { level: 1, name: '七夜' })).toBeTruthy()
    expect(sent).toEqual([{ aim: 'sleep', minutes: 10, remindAt: '22:00', reminder: false }])
  })

  it('sends the answers that the member taps', async () => {
    const { sent } = serveSevenNights({ run: null })
    const { user } = await renderApp('/mypage/tonight')
    await user.click(await screen.findByRole('button', { name: '七夜をはじめる' }))
    for (const answer of ['休み', '20分', '21:00', 'はじめる'])
      await user.click(await screen.findByRole('button', { name: answer }))
    await screen.findByRole('heading', { level: 1, name: '七夜' })
    expect(sent).toEqual([{ aim: 'rest', minutes: 20, remindAt: '21:00', reminder: false }])
  })

  it('asks for a mail at the chosen time when the member switches it on', async () => {
    const { sent } = serveSevenNights({ run: null })
    const { user } = await renderApp('/mypage/tonight')
    await user.click(await screen.findByRole('button', { name: '七夜をはじめる' }))
    await user.click(await screen.findByRole('button', { name: '21:00' }))
    await user.click(screen.getByRole('switch', { name: '21:00にメールでお知らせする' }))
    await user.click(screen.getByRole('button', { name: 'はじめる' }))
    await screen.findByRole('heading', { level: 1, name: '七夜' })
    expect(sent).toEqual([{ aim: 'sleep', minutes: 10, remindAt: '21:00', reminder: true }])
  })

  it('goes for good when the member declines', async () => {
    const { sent } = serveSevenNights({ run: null })
    const { user } = await renderApp('/mypage/tonight')
    await user.click(await screen.findByRole('button', { name: '今はけっこうです' }))
    await waitFor(() => expect(screen.queryByText('七夜のご案内')).toBeNull())
    expect(sent).toEqual([{ topic: 'offer' }])
  })

  it('stays away on the next page, even where that cannot load the nights again', async () => {
    serveSevenNights({ run: null })
    const { user, router } = await renderApp('/mypage/tonight')
    await user.click(await screen.findByRole('button', { name: '今はけっこうです' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: '今はけっこうです' })).toBeNull())
    let asked = 0
    server.use(
      http.get('/activity/seven-nights', () => {
        asked += 1
        return HttpResponse.error()
      }),
    )
    await act(() => router.navigate('/mypage/soundesthe'))
    await act(() => router.navigate('/mypage/tonight'))
    await waitFor(() => expect(asked).toBeGreaterThan(0))
    expect(screen.queryByRole('button', { name: '今はけっこうです' })).toBeNull()
  })
})

describe('seven nights on Tonight', () => {
  it('says which night it is and how many petals are drawn', async () => {
    serveSevenNights({ run: createRun() })
    await renderApp('/mypage/tonight')
    const link = await screen.findByRole('link', { name: /七夜・第3夜/ })
    expect(within(link).getByRole('img', { name: '7夜のうち1夜' })).toBeTruthy()
    expect(link.getAttribute('href')).toBe('/mypage/seven-nights')
  })
})

describe('what a plan would add', () => {
  it('names the sounds, the cheapest plan that opens them and its price, and closes for good', async () => {
    const run = createRun({ planNote: { aiEsthe: 3, therapy: 4 } })
    const { sent } = serveSevenNights({ run })
    const functionCodes = ['aiesthe', 'sound-therapy']
    server.use(
      http.get('/v2/subscription/products', () => [
        createProduct({ id: 'premium', displayName: 'プレミアム', price: 2980, functionCodes }),
        createProduct({ id: 'light', displayName: 'ライト', price: 980, functionCodes: ['loop', 'aiesthe'] }),
        createProduct({ id: 'rental', displayName: 'レンタル', price: 100, functionCodes, rental: true }),
      ]),
    )
    const { user } = await renderApp('/mypage/tonight')
    expect(
      await screen.findByText('眠りのための音が、あと3曲あります。「ライト」（月額980円・税込）で聴けます。'),
    ).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '表示しない' }))
    await waitFor(() => expect(sent).toEqual([{ topic: 'plan-note' }]))
  })
})

describe('the page of seven nights', () => {
  it('shows what was heard, the gap, and the sound of tonight', async () => {
    serveSevenNights({ run: createRun() })
    await renderApp('/mypage/seven-nights')
    expect(await screen.findByRole('img', { name: '7夜のうち1夜' })).toBeTruthy()
    const rows = within(screen.getByRole('list')).getAllByRole('listitem')
    expect(rows).toHaveLength(7)
    expect(rows[0]?.textContent).toContain('5分')
    expect(rows[1]?.textContent).toContain('この夜はお休みでした')
    expect(rows[2]?.textContent).toContain('夜の音 3')
    expect(screen.getByRole('link', { name: '今夜の音を聴く' }).getAttribute('href')).toBe('/mypage/tonight')
  })

  it('sums up finished nights and offers to start again', async () => {
    const nights = [1, 2, 3, 4, 5, 6, 7].map((number) =>
      createNight(number, number % 2 === 1 ? { state: 'drawn', seconds: 300 } : { state: 'missed' }),
    )
    serveSevenNights({ run: createRun({ nights, isFinished: true, tonight: null }) })
    await renderApp('/mypage/seven-nights')
    expect(await screen.findByText('七夜が終わりました。4夜、合わせて20分お聴きになりました。')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'もう一度はじめる' })).toBeTruthy()
  })

  it('switches the reminder on and off, and says when the next one comes', async () => {
    const { sent } = serveSevenNights({ run: createRun() })
    const { user } = await renderApp('/mypage/seven-nights')
    expect(await screen.findByText('メールでのお知らせは届きません。')).toBeTruthy()
    await user.click(screen.getByRole('switch', { name: 'メールでお知らせする' }))
    expect(await screen.findByText('22:00にメールでお知らせします。次は今夜です。')).toBeTruthy()
    await user.click(screen.getByRole('switch', { name: 'メールでお知らせする' }))
    expect(await screen.findByText('メールでのお知らせは届きません。')).toBeTruthy()
    expect(sent).toEqual([
      { remindAt: '22:00', reminder: true },
      { remindAt: '22:00', reminder: false },
    ])
  })

  it('changes the time, and says on which day the next mail comes when tonight has none', async () => {
    const { sent } = serveSevenNights({ run: createRun({ reminder: true, nextReminder: '2026-11-24' }) })
    const { user } = await renderApp('/mypage/seven-nights')
    expect(await screen.findByText('22:00にメールでお知らせします。次は11/24です。')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '時刻を変える' }))
    const dialog = await screen.findByRole('dialog', { name: '時刻を変える' })
    await user.click(within(dialog).getByRole('button', { name: '23:00' }))
    await user.click(within(dialog).getByRole('button', { name: '保存する' }))
    expect(await screen.findByText('23:00にメールでお知らせします。次は今夜です。')).toBeTruthy()
    expect(sent).toEqual([{ remindAt: '23:00', reminder: true }])
  })

  it('promises no mail when every evening that is left was heard or reminded of', async () => {
    serveSevenNights({ run: createRun({ reminder: true, nextReminder: null }) })
    await renderApp('/mypage/seven-nights')
    expect(await screen.findByText('お知らせする夜は、もうありません。')).toBeTruthy()
  })

  it('opens Tonight for the link of a mail while its evening is open, else shows that evening', async () => {
    serveSevenNights({ run: createRun() })
    const { router } = await renderApp('/mypage/seven-nights?night=2026-11-23')
    await waitFor(() => expect(router.state.location.pathname).toBe('/mypage/tonight'))
    expect(router.state.location.search).toBe('?night=2026-11-23')
    await act(() => router.navigate('/mypage/seven-nights?night=2026-11-22'))
    const rows = await screen.findAllByRole('listitem', { current: true })
    expect(rows.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('第2夜')])
  })

  it('ends the nights after a confirmation', async () => {
    serveSevenNights({ run: createRun() })
    const { user } = await renderApp('/mypage/seven-nights')
    await user.click(await screen.findByRole('button', { name: '七夜を終える' }))
    const dialog = await screen.findByRole('alertdialog')
    await user.click(within(dialog).getByRole('button', { name: '七夜を終える' }))
    expect(await screen.findByRole('button', { name: '七夜をはじめる' })).toBeTruthy()
  })
})
