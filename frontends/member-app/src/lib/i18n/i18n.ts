import i18next, { type BackendModule } from 'i18next'
import { initReactI18next } from 'react-i18next'
import {
  defaultLanguage,
  type Language,
  languageCodes,
  readStoredLanguage,
  resolveLanguage,
  storeLanguage,
  toLanguageTag,
} from './languages.ts'

const files = import.meta.glob<Record<string, unknown>>('../../locales/*/*.json', { import: 'default' })

/** The labels of the my-page menu, collected from all files. */
const menu = 'menu'

/** Reads `locales/<language>/<namespace>.json`; missing keys fall back to Japanese. */
async function read(language: string, namespace: string): Promise<Record<string, unknown>> {
  if (namespace === menu) return (await import('virtual:menu-texts')).default[language] ?? {}
  const load = files[`../../locales/${language}/${namespace}.json`]
  return load ? await load() : {}
}

const localeFiles: BackendModule = { type: 'backend', init: () => {}, read }

/** Starts i18next in the language of the address or the stored choice. Resolves when the common texts are loaded. */
export async function startI18n(): Promise<void> {
  const language = resolveLanguage(window.location.search, readStoredLanguage())
  if (new URLSearchParams(window.location.search).has('lang')) storeLanguage(language)
  i18next.on('languageChanged', (next) => {
    document.documentElement.lang = toLanguageTag(next as Language)
  })
  await i18next
    .use(localeFiles)
    .use(initReactI18next)
    .init({
      lng: language,
      supportedLngs: languageCodes,
      fallbackLng: defaultLanguage,
      load: 'currentOnly',
      ns: ['common'],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      returnEmptyString: false,
    })
}

/** Lists the files of these namespaces that are not loaded, in the shown language and its fallback. */
const listMissingTexts = (namespaces: readonly string[]) =>
  namespaces.flatMap((namespace) =>
    i18next.languages
      .filter((language) => !i18next.hasResourceBundle(language, namespace))
      .map((language) => ({ language, namespace })),
  )

/**
 * Loads texts together with a page's code, so that a page never shows before its texts. Rejects when a file cannot be loaded; another call
 * retries.
 */
export async function loadTexts(namespaces: readonly string[]): Promise<void> {
  // The files are loaded here, because i18next resolves without a file that failed and never requests it again.
  await Promise.all(
    listMissingTexts(namespaces).map(async ({ language, namespace }) => {
      i18next.addResourceBundle(language, namespace, await read(language, namespace))
    }),
  )
  await i18next.loadNamespaces(namespaces)
}

/** Tells whether these texts are loaded. */
export const hasLoadedTexts = (namespaces: readonly string[]): boolean =>
  listMissingTexts(namespaces).length === 0

export async function changeLanguage(language: Language): Promise<void> {
  storeLanguage(language)
  await i18next.changeLanguage(language)
}
