import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createApp } from '../App.tsx'
import { applyLanguage, type Language } from '../i18n/languages.ts'
import { clearCurrentUserCache } from '../session/current-user.ts'
import { createMockApi, type MockApi } from './mock-api.ts'

interface Options {
  language?: Language
  /** Changes the API before the console starts. */
  prepare?: (api: MockApi) => void
}

/** Renders the whole console at one of its pages, with an API of its own. */
export function renderConsole(path: string, { language = 'ja', prepare }: Options = {}) {
  const api = createMockApi()
  prepare?.(api)
  clearCurrentUserCache()
  applyLanguage(language)
  window.history.replaceState(null, '', `/admin${path}`)
  const user = userEvent.setup()
  render(createApp(language))
  return { api, user }
}
