import { createErrorResponse } from '@hibiki/api-mocks'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../../../testing/render-app.tsx'
import { http, server, signIn } from '../../../testing/server.ts'
import { chartIds, staffMember } from '../testing/chart-data.ts'
import './ChartPhotosPage.tsx'

it('hides compared photos when their customer leaves the salon, and shows them again when they return', async () => {
  const isGone = () => createErrorResponse(404, 'E4040', '見つかりませんでした。')
  const photo = (number: number) => ({
    id: `0190a000-0000-7000-8000-00000000cc0${number}`,
    url: `/api/common/calte/photos/${number}`,
    taken: '2026-11-21 12:30:00',
    published: false,
    width: 1600,
    height: 1200,
    strokes: [],
    version: 1,
  })
  const visits = [
    {
      recordId: chartIds.record,
      title: '施術記録',
      visited: '2026-11-21 12:30:00',
      photos: [photo(1), photo(2)],
    },
  ]
  const showCustomer = () =>
    server.use(
      http.get('/pic/calte/browsable-count', () => 1),
      http.get('/common/calte/photo-visits', () => ({ userName: '山田 花子', photoConsent: true, visits })),
    )
  showCustomer()
  signIn(staffMember)
  await renderApp(`/mypage/calte-management/photos/${chartIds.customer}`)
  expect((await screen.findAllByAltText('左の写真')).length).toBeGreaterThan(0)
  server.use(http.get('/pic/calte/browsable-count', isGone), http.get('/common/calte/photo-visits', isGone))
  window.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(screen.queryByAltText('左の写真')).toBeNull())
  showCustomer()
  window.dispatchEvent(new Event('visibilitychange'))
  expect((await screen.findAllByAltText('左の写真')).length).toBeGreaterThan(0)
})
