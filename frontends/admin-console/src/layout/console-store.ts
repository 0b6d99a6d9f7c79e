import { localStorageStore, type Store } from 'react-admin'
import type { Language } from '../i18n/languages.ts'

const toSavedFiltersKey = (resource: string) => `${resource}.savedQueries`

/**
 * What react-admin remembers in this browser. Logging out empties it, except for the saved filters (they belong to the
 * desk, not to the session), and the language is always the one chosen for both apps.
 */
export function createConsoleStore(language: Language, resources: string[]): Store {
  const store = localStorageStore('1', 'Hibiki')
  store.setItem('locale', language)
  return {
    ...store,
    reset() {
      const preserved = ['locale', ...resources.map(toSavedFiltersKey)].map(
        (key) => [key, store.getItem(key)] as const,
      )
      store.reset()
      for (const [key, value] of preserved) if (value !== undefined) store.setItem(key, value)
    },
  }
}
