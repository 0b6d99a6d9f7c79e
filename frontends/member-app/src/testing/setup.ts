import { setUpComponentTests } from '@hibiki/test-harness/components'
import { setStyleInsertion } from '@hibiki/theme/testing'
import { cleanup } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { scaleStore } from '../features/page-zoom/scale-store.ts'
import { clearRecentErrors } from '../lib/api/recent-errors.ts'
import { resetPlays } from './reset-plays.ts'
import { server } from './server.ts'

setUpComponentTests({ asyncUtilTimeout: 5000 })
setStyleInsertion(false)

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  clearRecentErrors()
  scaleStore.apply()
  vi.stubGlobal('scrollTo', () => {})
  // jsdom lacks matchMedia; this one matches nothing, as MUI assumes without it.
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
})
afterEach(async () => {
  cleanup()
  await resetPlays()
  server.resetHandlers()
  vi.unstubAllGlobals()
})
afterAll(() => server.close())
