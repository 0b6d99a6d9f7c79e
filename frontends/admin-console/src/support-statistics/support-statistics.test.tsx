import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderConsole } from '../testing/render-console.tsx'
import { http, server } from '../testing/server.ts'

type Figures = { day: string; firstAnswerMinutes: number | null; resolutionMinutes: number | null }

async function showChart(range: string, days: Figures[]) {
  renderConsole(`/support-statistics?${range}`, {
    prepare: () => {
      server.use(
        http.get('/admin/support-statistics', () => ({
          open: 0,
          waiting: 0,
          ratings: [],
          days: days.map((figures) => ({ opened: 1, ...figures })),
        })),
      )
    },
  })
  const plane = await screen.findByRole('img', { name: /中央値です。/ })
  const figure = plane.closest('figure') as HTMLElement
  const columns = [...plane.querySelectorAll('rect')]
  return {
    figure: within(figure),
    plane,
    ticks: [...(figure.querySelector('[aria-hidden]:has(> span + span)')?.children ?? [])].map(
      ({ textContent }) => textContent,
    ),
    shares: columns.map((rect) => Number(rect.getAttribute('height')) / 100),
    steps: columns.map((rect) => Math.floor(Number(rect.getAttribute('x')) / 10)),
  }
}

describe('chart of response times', () => {
  it('has a legend for its colours and a scale in minutes', async () => {
    const { figure, ticks, shares } = await showChart('from=2026-11-20&to=2026-11-22', [
      { day: '2026-11-20', firstAnswerMinutes: 50, resolutionMinutes: 200 },
      { day: '2026-11-22', firstAnswerMinutes: null, resolutionMinutes: 800 },
    ])
    figure.getByText('初回回答')
    figure.getByText('解決')
    figure.getByText('縦の目盛りは等間隔ではありません。短い時間も見えるように、高さは分の平方根です。')
    expect(ticks).toEqual(['800分', '200分', '0分'])
    expect(shares.map((share) => share.toFixed(2))).toEqual(['0.25', '0.50', '1.00'])
    figure.getByText('2026/11/20 初回回答 50分')
  })

  it('draws few days at their positions within the chosen range', async () => {
    const { figure, plane, steps } = await showChart('from=2026-11-01&to=2026-11-28', [
      { day: '2026-11-21', firstAnswerMinutes: 12.5, resolutionMinutes: 60 },
    ])
    expect(plane.getAttribute('viewBox')).toBe('0 0 280 100')
    expect(steps).toEqual([20, 20])
    figure.getByText('2026/11/01')
    figure.getByText('2026/11/28')
  })

  it('draws a single day as columns and not as a block across the page', async () => {
    const { figure, plane } = await showChart('from=2026-11-21&to=2026-11-21', [
      { day: '2026-11-21', firstAnswerMinutes: 0, resolutionMinutes: 0.2 },
    ])
    expect(plane.parentElement?.style.maxWidth).toBe('6rem')
    expect(figure.getAllByText('2026/11/21')).toHaveLength(1)
  })
})
