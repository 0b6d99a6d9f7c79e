import type { I18nProvider } from 'ra-core'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import { applyLanguage, type Language, languages } from './languages.ts'
import { getMessages } from './messages.ts'

/** All languages at once: together they are smaller than one picture, and switching never waits. */
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
 * A code that the service knows and the console does not is shown as it is: the last part of the key that would name it. Sentences of the
 * services, which react-admin takes for keys, too, stay whole.
 */
function onMissingKey(key: string): string {
  console.warn(`Missing translation for key: "${key}"`)
  return key.startsWith('console.') ? key.slice(key.lastIndexOf('.') + 1) : key
}
