import { localStorageStore, type Store } from 'react-admin'
import type { Language } from '../i18n/languages.ts'

const toSavedFiltersKey = (resource: string) => `${resource}.savedQueries`

/**
 * Stores the settings of react-admin in this browser. Logging out clears them except for saved filters, which belong to the workplace and
 * not to the session, and the language is always the one chosen for both apps.
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
