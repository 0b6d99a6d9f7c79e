import { createErrorResponse } from '@hibiki/api-mocks'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createDailyFigures } from '../testing/fixtures.ts'
import { renderConsole } from '../testing/render-console.tsx'
import { http, server } from '../testing/server.ts'

describe('task panels', () => {
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
  it('draws four charts, each with its sum or its daily maximum', async () => {
    renderConsole('/')
    await screen.findByRole('img', { name: /^再生回数。過去30日間/ })
    expect((await screen.findAllByRole('figure')).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^再生回数合計 714/),
      expect.stringMatching(/^聴いた会員（1日あたり）最大 34/),
      expect.stringMatching(/^売上合計 ¥426,300/),
      expect.stringMatching(/^新規会員合計 30/),
    ])
    expect(screen.getAllByText('聴いた会員が5人未満の日（2日）は表示しません。')).toHaveLength(2)
    expect(screen.getByRole('img', { name: /^新規会員/ }).querySelectorAll('rect')).toHaveLength(30)
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
    expect(screen.getAllByRole('figure')[0]?.textContent).toMatch(/^再生回数合計 —/)
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
