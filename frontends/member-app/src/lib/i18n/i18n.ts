import i18next, { type BackendModule } from 'i18next'
import { initReactI18next } from 'react-i18next'
import {
  chooseLanguage,
  defaultLanguage,
  displayLanguage,
  type Language,
  languageCodes,
  storedLanguage,
  storeLanguage,
} from './languages.ts'

const files = import.meta.glob<Record<string, unknown>>('../../locales/*/*.json', { import: 'default' })

/** The labels of the my-page menu, collected from all files. */
const menu = 'menu'

/** Loads `locales/<language>/<namespace>.json` when a page first needs it; a missing file falls back to Japanese. */
const localeFiles: BackendModule = {
  type: 'backend',
  init: () => {},
  async read(language: string, namespace: string) {
    if (namespace === menu) return (await import('virtual:menu-texts')).default[language] ?? {}
    const load = files[`../../locales/${language}/${namespace}.json`]
    return load ? await load() : {}
  },
}

/** Prepares i18next in the language the address or an earlier choice asks for. Resolves when the common texts are there. */
export async function startI18n(): Promise<void> {
  const language = chooseLanguage(window.location.search, storedLanguage())
  if (new URLSearchParams(window.location.search).has('lang')) storeLanguage(language)
  i18next.on('languageChanged', (next) => {
    document.documentElement.lang = displayLanguage(next as Language)
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

/** Loads texts beside a page's code, so that a page never shows before its texts. */
export const loadTexts = (namespaces: readonly string[]): Promise<void> => i18next.loadNamespaces(namespaces)

/** Whether those texts are there in the language that is shown. */
export const hasTexts = (namespaces: readonly string[]): boolean =>
  namespaces.every((namespace) => i18next.hasLoadedNamespace(namespace))

export async function changeLanguage(language: Language): Promise<void> {
  storeLanguage(language)
  await i18next.changeLanguage(language)
}
