import { createErrorResponse } from '@hibiki/api-mocks'
import { setStyleInsertion } from '@hibiki/theme/testing'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadTexts, startI18n } from '../../../lib/i18n/i18n.ts'
import { http, server } from '../../../testing/server.ts'
import { FeelingFeedback } from './FeelingFeedback.tsx'

beforeAll(() => setStyleInsertion(true))
afterAll(() => setStyleInsertion(false))

it('sends with one tap how the sound felt, and shows when it could not be sent', async () => {
  const said: unknown[] = []
  server.use(
    http.post('/aiesthe/feeling', async ({ readBody }) => {
      said.push(await readBody())
      return { learned: true }
    }),
  )
  await startI18n()
  await loadTexts(['player'])
  const user = userEvent.setup()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <FeelingFeedback soundId="a" />
    </QueryClientProvider>,
  )
  // The last face is the best: a narrow card must not cut it off.
  const row = screen.getByRole('button', { name: '楽になった' }).parentElement as HTMLElement
  expect(getComputedStyle(row).gridTemplateColumns).toContain('minmax(0')
  await user.click(screen.getByRole('button', { name: '楽になった' }))
  expect(await screen.findByText('ありがとうございます。次にお選びする音に生かします。')).toBeTruthy()
  expect(screen.getByRole('button', { name: '楽になった', pressed: true })).toBeTruthy()
  expect(said).toEqual([{ soundId: 'a', feeling: 'better' }])

  server.use(http.post('/aiesthe/feeling', () => createErrorResponse(422, 'E4003', '')))
  await user.click(screen.getByRole('button', { name: '合わなかった' }))
  expect(await screen.findByText('送信できませんでした。')).toBeTruthy()
  expect(screen.queryByRole('button', { pressed: true })).toBeNull()
})
