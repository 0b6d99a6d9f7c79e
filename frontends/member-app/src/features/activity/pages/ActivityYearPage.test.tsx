import 'fake-indexeddb/auto'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createMember } from '../../../testing/create-member.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { http, server, signIn } from '../../../testing/server.ts'
// Loaded before the first test, whose retries should not depend on how busy the machine is.
import './ActivityYearPage.tsx'

beforeEach(() => void vi.setSystemTime(new Date('2026-11-21T12:00:00Z')))
afterEach(() => void vi.useRealTimers())

it('shows each evening of the year and links to the years before', async () => {
  const asked: (string | null)[] = []
  signIn(createMember())
  server.use(
    http.get('/activity/year', ({ url }) => {
      const year = url.searchParams.get('year')
      asked.push(year)
      return year === '2026' ? [{ day: '2026-11-20', seconds: 1260, soundId: null, frequencies: [] }] : []
    }),
  )
  const { user } = await renderApp('/mypage/activity/year')
  const month = await screen.findByRole('region', { name: '11月' }, { timeout: 20_000 })
  expect(within(month).getByText('20日 21分')).toBeTruthy()
  expect(screen.getByText('1晩、合わせて21分。')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '前の年' }))
  expect(await screen.findByText('この年の記録はありません。')).toBeTruthy()
  expect(asked).toEqual(['2026', '2025'])
})

it("draws an evening as the figure of its sound's frequencies", async () => {
  const evening = (day: string, frequencies: number[]) => ({ day, seconds: 600, soundId: day, frequencies })
  signIn(createMember())
  server.use(
    http.get('/activity/year', () => [
      evening('2026-01-05', [40, 210, 440]),
      evening('2026-01-06', [40, 210, 440]),
      evening('2026-01-07', [64, 210, 440]),
    ]),
  )
  await renderApp('/mypage/activity/year')
  const month = await screen.findByRole('region', { name: '1月' }, { timeout: 20_000 })
  const [monday, tuesday, wednesday] = [...month.querySelectorAll('svg')].map((figure) => figure.innerHTML)
  expect(tuesday).toBe(monday)
  expect(wednesday).toBeTruthy()
  expect(wednesday).not.toBe(monday)
})
