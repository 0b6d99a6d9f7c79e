import i18next, { type BackendModule } from 'i18next'
import { initReactI18next } from 'react-i18next'
import {
  chooseLanguage,
  defaultLanguage,
  type Language,
  languageCodes,
  readStoredLanguage,
  storeLanguage,
  toDisplayLanguage,
} from './languages.ts'

const files = import.meta.glob<Record<string, unknown>>('../../locales/*/*.json', { import: 'default' })

/** The labels of the my-page menu, collected from all files. */
const menu = 'menu'

/** Reads `locales/<language>/<namespace>.json`; what a file lacks falls back to Japanese. */
async function read(language: string, namespace: string): Promise<Record<string, unknown>> {
  if (namespace === menu) return (await import('virtual:menu-texts')).default[language] ?? {}
  const load = files[`../../locales/${language}/${namespace}.json`]
  return load ? await load() : {}
}

const localeFiles: BackendModule = { type: 'backend', init: () => {}, read }

/** Prepares i18next in the language the address or an earlier choice asks for. Resolves when the common texts are there. */
export async function startI18n(): Promise<void> {
  const language = chooseLanguage(window.location.search, readStoredLanguage())
  if (new URLSearchParams(window.location.search).has('lang')) storeLanguage(language)
  i18next.on('languageChanged', (next) => {
    document.documentElement.lang = toDisplayLanguage(next as Language)
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

/** The texts of these namespaces that are not there, in the shown language and in the one it falls back to. */
const listMissingTexts = (namespaces: readonly string[]) =>
  namespaces.flatMap((namespace) =>
    i18next.languages
      .filter((language) => !i18next.hasResourceBundle(language, namespace))
      .map((language) => ({ language, namespace })),
  )

/** Loads texts beside a page's code, so that a page never shows before its texts. Rejects where a file cannot be fetched; another try may. */
export async function loadTexts(namespaces: readonly string[]): Promise<void> {
  // Here, because i18next resolves without a file that failed, and never asks for it again.
  await Promise.all(
    listMissingTexts(namespaces).map(async ({ language, namespace }) => {
      i18next.addResourceBundle(language, namespace, await read(language, namespace))
    }),
  )
  await i18next.loadNamespaces(namespaces)
}

/** Whether those texts are there. */
export const hasTexts = (namespaces: readonly string[]): boolean => listMissingTexts(namespaces).length === 0

export async function changeLanguage(language: Language): Promise<void> {
  storeLanguage(language)
  await i18next.changeLanguage(language)
}
