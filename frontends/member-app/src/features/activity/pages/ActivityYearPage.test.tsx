import 'fake-indexeddb/auto'
import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it, vi } from 'vitest'
import { member } from '../../../testing/members.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { apiUrl, server, signIn } from '../../../testing/server.ts'
// Loaded before the first test, whose retries should not depend on how busy the machine is.
import './ActivityYearPage.tsx'

it('/mypage/activity/year shows each evening of the year, and the years before', async () => {
  vi.setSystemTime(new Date('2026-11-21T12:00:00Z'))
  const asked: (string | null)[] = []
  signIn(member())
  server.use(
    http.get(apiUrl('/activity/year'), ({ request }) => {
      const year = new URL(request.url).searchParams.get('year')
      asked.push(year)
      return HttpResponse.json(year === '2026' ? [{ day: '2026-11-20', seconds: 1260, soundId: null }] : [])
    }),
  )
  const { user } = await renderApp('/mypage/activity/year')
  const month = await screen.findByRole('region', { name: '11月' }, { timeout: 20_000 })
  expect(within(month).getByText('20日 21分')).toBeTruthy()
  expect(screen.getByText('1晩、合わせて21分。')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '前の年' }))
  expect(await screen.findByText('この年の記録はありません。')).toBeTruthy()
  expect(asked).toEqual(['2026', '2025'])
  vi.useRealTimers()
})
