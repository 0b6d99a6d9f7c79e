import { startMockServer } from '@hibiki/api-mocks'
import { setUpComponentTests } from '@hibiki/test-harness/components'
import { setStyleInsertion } from '@hibiki/theme/testing'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { scaleStore } from '../features/page-zoom/scale-store.ts'
import { clearRecentErrors } from '../lib/api/recent-errors.ts'
import { recordUndeclaredStorage, takeUndeclaredStorage } from './record-undeclared-storage.ts'
import { resetPlays } from './reset-plays.ts'
import { server } from './server.ts'

setUpComponentTests({ asyncUtilTimeout: 5000 })
setStyleInsertion(false)
startMockServer(server)
recordUndeclaredStorage()

beforeEach(() => {
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
  // Files share their storage, and the next one may read it before its first test.
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
  expect(takeUndeclaredStorage()).toEqual([])
})
