import { createMemoryRouter, type RouterNavigateOptions } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { addViewTransitions } from './add-view-transitions.ts'

afterEach(() => vi.unstubAllGlobals())

/** The options with which a navigation reaches the router. */
function navigated(to: number | string | { search: string }, { isCalm }: { isCalm?: boolean } = {}) {
  vi.stubGlobal('matchMedia', () => ({ matches: isCalm ?? false }))
  const router = createMemoryRouter([{ path: '*' }], { initialEntries: ['/menu'] })
  const navigate = vi.spyOn(router, 'navigate').mockResolvedValue()
  const { navigate: fading } = addViewTransitions(router)
  void (fading as (to: unknown, options?: RouterNavigateOptions) => Promise<void>)(to, { replace: true })
  return navigate.mock.lastCall?.[1]
}

describe('addViewTransitions', () => {
  it('fades when another page opens', () =>
    expect(navigated('/login?next=1')).toEqual({ replace: true, viewTransition: true }))

  it('does not fade when the member prefers reduced motion', () =>
    expect(navigated('/login', { isCalm: true })).toEqual({ replace: true }))

  it.each([['/menu?page=2'], ['?page=2'], [{ search: '?page=2' }], [-1]])(
    'does not fade for a change within the page: %j',
    (to) => expect(navigated(to)).toEqual({ replace: true }),
  )
})
