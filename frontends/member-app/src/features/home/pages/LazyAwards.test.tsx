import { createErrorResponse } from '@hibiki/api-mocks'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { ResponseBody } from '../../../lib/api/response-body.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { http, server } from '../../../testing/server.ts'
import './AwardsPanel.tsx'

const picture = { url: '/api/v2/support/awards/picture?digest=1', width: 600, height: 400 }
const awards = [
  { id: 'a1', title: '健康と音の賞', day: '2026-10-12', link: 'https://example.org/award', picture },
  { id: 'a2', title: '地域の新聞で紹介', day: '2026-09-03', link: null, picture },
]
type Awards = ResponseBody<'/v2/support/awards'>
const respond = (response: () => Awards | ReturnType<typeof createErrorResponse>) => {
  let requests = 0
  server.use(
    http.get('/v2/support/awards', () => {
      requests += 1
      return response()
    }),
  )
  return () => requests
}

describe('the awards on the home page', () => {
  it('shows picture, date and title of each award and links to its page', async () => {
    respond(() => awards)
    await renderApp('/')
    const section = within(await screen.findByRole('region', { name: '受賞・メディア掲載' }))
    const [first, second] = section.getAllByRole('listitem').map((item) => within(item))
    const link = first?.getByRole('link', { name: /健康と音の賞/ })
    expect(link?.getAttribute('href')).toBe('https://example.org/award')
    expect(link?.getAttribute('rel')).toContain('noopener')
    expect(first?.getByText('2026年10月12日').getAttribute('datetime')).toBe('2026-10-12')
    expect(second?.getByText('地域の新聞で紹介')).toBeTruthy()
    expect(second?.queryByRole('link')).toBeNull()
    expect(document.getElementById('awards')?.querySelectorAll('img')).toHaveLength(2)
  })

  it.each([
    ['there are none', 1, () => []],
    // A server error is retried once.
    ['they cannot be fetched', 2, () => createErrorResponse(503, 'E5030', '混み合っています。')],
  ])('shows no awards but keeps their anchor when %s', async (_why, expectedRequests, response) => {
    const requests = respond(response)
    await renderApp('/')
    await waitFor(() => expect(requests()).toBe(expectedRequests), { timeout: 5000 })
    // The response has been sent to the page by then.
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
    expect(document.getElementById('awards')?.textContent).toBe('')
    expect(screen.queryByText('受賞・メディア掲載')).toBeNull()
  })
})
