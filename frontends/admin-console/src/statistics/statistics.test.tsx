import { createErrorResponse } from '@hibiki/api-mocks'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderConsole } from '../testing/render-console.tsx'
import { http, server } from '../testing/server.ts'

const listRows = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent))
const listQueries = (api: ReturnType<typeof renderConsole>['api'], path: string) =>
  api.calls
    .map(({ request }) => new URL(request.url))
    .filter(({ pathname }) => pathname === `/api/admin/${path}`)
    .map(({ searchParams }) => Object.fromEntries(searchParams))

describe('diagnosis statistics', () => {
  it('displays tables without rows about fewer than five people', async () => {
    renderConsole('/diagnosis-statistics?from=2026-11-17&to=2026-11-21&per=day')
    await screen.findByRole('img', { name: /期間ごとの開始と完了の件数です。/ })
    expect(listRows('診断の件数')).toEqual([
      ['合計', '42', '29', '12', '13'],
      ['2026/11/17', '0', '0', '0', '0'],
      ['2026/11/19', '14', '14', '7', '0'],
      ['2026/11/21', '16', '10', '5', '6'],
    ])
    expect(listRows('表情の変化（平均）')).toEqual([
      ['よろこび', '22.4', '41.6', '+19.2'],
      ['おそれ', '5.0', '5.0', '0.0'],
      ['かなしみ', '30.1', '12.0', '−18.1'],
      ['いかり', '0.0', '0.0', '0.0'],
    ])
    expect(listRows('受け付けられなかった写真')).toEqual([['暗い', '17']])
    screen.getByText(/5人未満（写真は5枚未満）の行は表示しません。/)
  })

  it('requests the chosen days, and none for an invalid range', async () => {
    const { api } = renderConsole('/diagnosis-statistics?from=2026-11-19&to=2026-11-21&per=week')
    await screen.findByRole('img')
    const to = screen.getByLabelText('終了日')
    fireEvent.change(to, { target: { value: '2026-11-01' } })
    await screen.findByText(/期間は366日以内で/)
    fireEvent.change(to, { target: { value: '2026-11-30' } })
    await waitFor(() => expect(listQueries(api, 'diagnosis-statistics')).toHaveLength(2))
    expect(listQueries(api, 'diagnosis-statistics')).toEqual([
      { from: '2026-11-19', to: '2026-11-21', per: 'week' },
      { from: '2026-11-19', to: '2026-11-30', per: 'week' },
    ])
    expect(window.location.search).toContain('to=2026-11-30')
  })

  it('shows why the statistics cannot be loaded, and loads them after a retry', async () => {
    let isAway = true
    const { user } = renderConsole('/diagnosis-statistics', {
      prepare: () => {
        server.use(
          http.get('/admin/diagnosis-statistics', () =>
            isAway
              ? createErrorResponse(400, 'E3001', '入力内容に誤りがあります。ご確認ください。')
              : undefined,
          ),
        )
      },
    })
    await screen.findByText('入力内容に誤りがあります。ご確認ください。', undefined, { timeout: 20_000 })
    isAway = false
    await user.click(screen.getByRole('button', { name: 'もう一度読み込む' }))
    await screen.findByRole('img')
  }, 40_000)
})

describe('statistics of the AI’s choices', () => {
  it('display an estimate with its interval for each sound, and link the sound', async () => {
    renderConsole('/choice-statistics')
    const link = await screen.findByRole('link', { name: '朝もや' })
    expect(link.getAttribute('href')).toBe('/admin/sounds/s-1/show')
    expect(listRows('音源別の効果の推定')).toEqual([
      ['朝もやタイプⅠ · 10分', '0.65（0.55〜0.75）', '52', '25'],
      ['木かげタイプⅠ · 10分', '0.58（0.45〜0.71）', '32', '15'],
    ])
    expect(listRows('表情タイプとコース別')[0]).toEqual([
      ...['タイプⅠ · 10分', '84', '62 %', '20 %', '31 %', '40', '+12.4'],
      '0.62（0.54〜0.70）',
    ])
    expect(listRows('選択の理由別').map(([name, , , , , , change]) => [name, change])).toEqual([
      ['これまでの体験', '+15.0'],
      ['探索', '−3.2'],
    ])
  })

  it('display a sentence when all rows are about fewer than five people', async () => {
    renderConsole('/choice-statistics', {
      prepare: ({ aiesthe }) =>
        Object.assign(aiesthe.choices, {
          sounds: aiesthe.choices.sounds.filter(({ chosen }) => chosen === null),
        }),
    })
    await screen.findByText('5人未満のため表示しません。')
    expect(screen.queryByRole('region', { name: '音源別の効果の推定' })).toBeNull()
  })

  it('display a sentence when nothing was chosen', async () => {
    renderConsole('/choice-statistics', {
      language: 'en',
      prepare: ({ aiesthe }) => Object.assign(aiesthe.choices, { clusters: [], reasons: [], sounds: [] }),
    })
    await screen.findByText('There are no records in this period.')
  })
})
