import { createErrorResponse } from '@hibiki/api-mocks'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createDailyFigures } from '../testing/fixtures.ts'
import { renderConsole } from '../testing/render-console.tsx'
import { http, server } from '../testing/server.ts'

describe('what waits for staff', () => {
  it('lists only the queues with something in them, and names the others in one line', async () => {
    renderConsole('/')
    const panel = (await screen.findByRole('heading', { name: '対応待ち' })).closest('section')
    if (!panel) throw new Error('the heading is outside of a panel')
    const tasks = within(panel)
    await tasks.findByRole('link', { name: '処理できなかった決済イベント1' })
    expect(tasks.getAllByRole('listitem').map(({ textContent }) => textContent)).not.toContainEqual(
      expect.stringMatching(/[^0-9]0$/),
    )
    const none = tasks.getByText(/^待ちなし：/)
    expect(within(none).getByRole('link', { name: '返金待ち' }).getAttribute('href')).toContain('/payments?')
  })

  it('keeps the tasks of the other services while one is down', async () => {
    renderConsole('/', {
      prepare() {
        server.use(
          http.get('/admin/commerce-dashboard', () =>
            createErrorResponse(503, 'E5030', 'ただいまご利用いただけません。'),
          ),
        )
      },
    })
    // The call is tried again for some seconds before it counts as failed.
    await screen.findByText('取引: ただいまご利用いただけません。', {}, { timeout: 30_000 })
    await screen.findByRole('link', { name: '回答待ちのお問い合わせ1' })
    expect(screen.queryByText('返金待ち')).toBeNull()
  })

  it('counts the inquiries that wait for an answer, and links them', async () => {
    const { api, user } = renderConsole('/')
    await user.click(await screen.findByRole('link', { name: '回答待ちのお問い合わせ1' }))
    await screen.findByText('音が出ません')
    const list = api.calls.find(({ route }) => route === 'GET /admin/inquiries')
    expect(new URL(list?.request.url ?? '').searchParams.get('filter')).toBe('{"waiting":true}')
    screen.getByRole('combobox', { name: '回答待ち' })
  })
})

describe('trends of the last thirty days', () => {
  it('draws five charts, each with its sum or its daily maximum', async () => {
    renderConsole('/')
    await screen.findByRole('img', { name: /^再生回数。過去30日間/ })
    expect((await screen.findAllByRole('figure')).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^聴いた会員（1日あたり）最大 34/),
      expect.stringMatching(/^再生回数合計 714/),
      expect.stringMatching(/^売上合計 ¥426,300/),
      expect.stringMatching(/^新規会員合計 30/),
      expect.stringMatching(/^終了した契約合計 10.*30日前の契約のうち 5 %$/),
    ])
    expect(screen.getAllByText('聴いた会員が5人未満の日（2日）は表示しません。')).toHaveLength(2)
    expect(screen.getByRole('img', { name: /^新規会員/ }).querySelectorAll('rect')).toHaveLength(30)
  })

  it('names no share of contracts that ended while there were no contracts before', async () => {
    renderConsole('/', {
      prepare() {
        server.use(
          http.get('/admin/commerce-dashboard/churn', () => ({
            contractsBefore: 0,
            days: createDailyFigures(() => ({ ended: 0 })),
          })),
        )
      },
    })
    await screen.findByRole('img', { name: /^終了した契約/ })
    expect(screen.queryByText(/30日前の契約/)).toBeNull()
  })

  it('shows a dash as the sum when all days are hidden', async () => {
    renderConsole('/', {
      prepare() {
        server.use(
          http.get('/admin/listening-dashboard', () => ({
            days: createDailyFigures((at) =>
              at === 3 ? { plays: null, members: null } : { plays: 0, members: 0 },
            ),
          })),
        )
      },
    })
    await screen.findByRole('img', { name: /^再生回数/ })
    expect(screen.getAllByRole('figure')[1]?.textContent).toMatch(/^再生回数合計 —/)
  })

  it('hides only the chart of the service that is down, and loads it after a retry', async () => {
    let isDown = true
    renderConsole('/', {
      prepare() {
        const respond = () =>
          isDown ? createErrorResponse(503, 'E5030', 'ただいまご利用いただけません。') : undefined
        server.use(http.get('/admin/commerce-dashboard/revenue', respond))
      },
    })
    await screen.findByText('売上: ただいまご利用いただけません。')
    screen.getByRole('img', { name: /^新規会員/ })
    isDown = false
    fireEvent.click(screen.getByRole('button', { name: 'もう一度読み込む' }))
    await screen.findByRole('img', { name: /^売上/ })
  })
})
