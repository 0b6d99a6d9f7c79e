import type { I18nProvider } from 'ra-core'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import { applyLanguage, type Language, languages } from './languages.ts'
import { getMessages } from './messages.ts'

/** Loads all languages at once: together they are smaller than one picture, and switching needs no request. */
export function createI18nProvider(language: Language): I18nProvider {
  const provider = polyglotI18nProvider(
    (locale) => getMessages(locale as Language),
    language,
    languages.map(({ locale, name }) => ({ locale, name })),
    { onMissingKey },
  )
  return {
    ...provider,
    async changeLocale(locale: string) {
      applyLanguage(locale as Language)
      await provider.changeLocale(locale)
    },
  }
}

/**
 * Returns the last part of a missing key, which is a code that only the service knows. Sentences of services, which react-admin also takes
 * for keys, stay unchanged.
 */
function onMissingKey(key: string): string {
  console.warn(`Missing translation for key: "${key}"`)
  return key.startsWith('console.') ? key.slice(key.lastIndexOf('.') + 1) : key
}
