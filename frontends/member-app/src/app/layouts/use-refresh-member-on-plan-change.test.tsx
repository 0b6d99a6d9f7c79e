import { renderHook, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { type Session, SessionContext } from '../../features/session/session-context.ts'
import { planChanges } from '../../lib/plan-changes.ts'
import { createMember } from '../../testing/create-member.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { http, server, signIn } from '../../testing/server.ts'
// Loaded before the test, whose retries should not depend on how busy the machine is.
import '../member-routes.tsx'
import '../../features/soundesthe/pages/SoundesthePage.tsx'
import './MyPageLayout.tsx'
import { useRefreshMemberOnPlanChange } from './use-refresh-member-on-plan-change.ts'

it('shows a changed plan by its name without a reload', async () => {
  signIn(createMember())
  const subscribe = vi.spyOn(planChanges, 'subscribe')
  await renderApp('/mypage/soundesthe')
  await waitFor(() => expect(screen.getAllByText('一般会員').length).toBeGreaterThan(0))
  // React may show the page before it runs the effect that subscribes.
  await waitFor(() => expect(subscribe).toHaveBeenCalled())
  let asked = 0
  server.use(
    http.post('/auth/me', () => {
      asked += 1
      // The session service learns of the plan a moment after the purchase.
      return asked === 1 ? createMember() : createMember({ premium: true, planName: 'プレミアム' })
    }),
  )
  planChanges.emit()
  await waitFor(() => expect(screen.getAllByText('プレミアム').length).toBeGreaterThan(0))
  expect(asked).toBe(2)
})

it('stops polling when the session ends, so that the next member is not logged out', () => {
  vi.useFakeTimers()
  try {
    const verify = vi.fn(async () => true)
    const session = { user: createMember(), verify } as Partial<Session> as Session
    const view = renderHook(useRefreshMemberOnPlanChange, {
      wrapper: ({ children }) => <SessionContext value={session}>{children}</SessionContext>,
    })
    planChanges.emit()
    vi.advanceTimersByTime(500)
    expect(verify).toHaveBeenCalledTimes(1)
    session.user = null
    view.rerender()
    vi.advanceTimersByTime(5000)
    expect(verify).toHaveBeenCalledTimes(1)
  } finally {
    vi.useRealTimers()
  }
})
