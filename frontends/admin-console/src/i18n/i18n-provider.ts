import { createInstance } from 'i18next'
import type { I18nProvider } from 'ra-core'
import { applyLanguage, type Language, languages } from './languages.ts'
import { getTexts } from './messages.ts'

/** Loads all languages at once: together they are smaller than one picture, and switching needs no request. */
export function createI18nProvider(language: Language): I18nProvider {
  const i18n = createInstance()
  const resources = languages.map(({ locale }) => [locale, { translation: getTexts(locale) }])
  void i18n.init({
    lng: language,
    fallbackLng: 'en',
    resources: Object.fromEntries(resources),
    initAsync: false,
    // React-admin takes sentences of services for keys, and a colon in one separates nothing.
    nsSeparator: false,
    interpolation: { escapeValue: false },
    parseMissingKeyHandler: toMissingText,
    returnedObjectHandler: (key, _texts, options) => toMissingText(key, options.defaultValue),
  })
  return {
    // React-admin names the default and the count as polyglot does, and asks for the text of an empty label, too.
    translate: (key, { _: defaultValue, smart_count: count, ...options } = {}) =>
      key === '' ? '' : String(i18n.t(key, { defaultValue, count, ...options })),
    async changeLocale(locale: string) {
      applyLanguage(locale as Language)
      await i18n.changeLanguage(locale)
    },
    getLocale: () => i18n.language,
    getLocales: () => languages.map(({ locale, name }) => ({ locale, name })),
  }
}

/**
 * Returns the default of a missing key, or the key's last part, which is a code that only the service knows. Sentences of services, which
 * react-admin also takes for keys, stay unchanged.
 */
function toMissingText(key: string, defaultValue?: string): string {
  if (defaultValue !== undefined) return defaultValue
  console.warn(`Missing translation for key: "${key}"`)
  return key.startsWith('console.') ? key.slice(key.lastIndexOf('.') + 1) : key
}
