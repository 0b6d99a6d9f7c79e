import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { planChanges } from '../../lib/plan-changes.ts'
import { member } from '../../testing/members.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { apiUrl, server, signIn } from '../../testing/server.ts'
// Loaded before the test, whose retries should not depend on how busy the machine is.
import '../member-routes.tsx'
import '../../features/soundesthe/pages/SoundesthePage.tsx'
import './MyPageLayout.tsx'

it('shows a changed plan by its name without a reload (D-026, D-183)', async () => {
  signIn(member())
  await renderApp('/mypage/soundesthe')
  await waitFor(() => expect(screen.getAllByText('一般会員').length).toBeGreaterThan(0))
  let asked = 0
  server.use(
    http.post(apiUrl('/auth/me'), () => {
      asked += 1
      // The plan is known a moment after the purchase, not at once.
      return HttpResponse.json(asked === 1 ? member() : member({ premium: true, planName: 'プレミアム' }))
    }),
  )
  planChanges.emit()
  await waitFor(() => expect(screen.getAllByText('プレミアム').length).toBeGreaterThan(0))
  expect(asked).toBe(2)
})
