import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderConsole } from '../testing/render-console.tsx'

afterEach(() => vi.unstubAllEnvs())

it.each(['audit-log', 'payments'])('%s list filters by Japanese time on a device abroad', async (name) => {
  vi.stubEnv('TZ', 'America/New_York')
  const since = '2026-11-20T23:30:00.000Z'
  const { api } = renderConsole(`/${name}?${new URLSearchParams({ filter: JSON.stringify({ since }) })}`)
  const field = await screen.findByLabelText('この日時から')
  expect(field).toHaveProperty('value', '2026-11-21T08:30')
  fireEvent.change(field, { target: { value: '2026-11-22T00:00' } })
  const listSinceFilters = () =>
    api.calls
      .filter(({ route }) => route === `GET /admin/${name}`)
      .map(({ request }) => JSON.parse(new URL(request.url).searchParams.get('filter') ?? '{}').since)
  await waitFor(() => expect(listSinceFilters().at(-1)).toBe('2026-11-21T15:00:00.000Z'))
  expect(listSinceFilters()[0]).toBe(since)
  expect(field).toHaveProperty('value', '2026-11-22T00:00')
})
