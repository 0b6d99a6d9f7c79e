import { startMockServer } from '@hibiki/api-mocks'
import { setUpComponentTests } from '@hibiki/test-harness/components'
import { setStyleInsertion } from '@hibiki/theme/testing'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { server } from './server.ts'

setUpComponentTests({ asyncUtilTimeout: 8000 })
setStyleInsertion(false)
startMockServer(server)

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('scrollTo', () => {})
  // jsdom has no layout, so media queries respond as on a wide screen, where lists are tables.
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: /min-width/.test(query),
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
  }))
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
