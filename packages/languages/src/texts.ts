import { readdirSync, readFileSync } from 'node:fs'
import {
  createInstance,
  type InitOptions,
  type ResourceKey,
  type ResourceNamespaceMap,
  type TFunction,
} from 'i18next'
import { defaultLanguage } from './languages.ts'
import type { LocalText } from './local-text.ts'

export interface Texts<Namespace extends keyof ResourceNamespaceMap> {
  /** Returns i18next's `t` of a language. Japanese completes what the language lacks. */
  getFixedT(language: string): TFunction<Namespace>
  /** Renders a text, or any other value, in every language. */
  localText<Value = string>(render: (t: TFunction<Namespace>) => Value): LocalText<Value>
}

/** Texts are not escaped, because services send them as JSON; mails and pages escape what they put into HTML. */
const options = {
  fallbackLng: defaultLanguage,
  load: 'currentOnly',
  initAsync: false,
  interpolation: { escapeValue: false },
} as const satisfies InitOptions

/**
 * Loads the `locales/<language>.json` files of a service or package; another language is another file. The module that calls it adds the type
 * of the Japanese file to i18next's `ResourceNamespaceMap` under the same name.
 *
 * @throws Error without `locales/ja.json`
 */
export function loadTexts<Namespace extends keyof ResourceNamespaceMap & string>(
  namespace: Namespace,
  folder: URL,
): Texts<Namespace> {
  const locales = readLocales<ResourceKey>(folder)
  if (!locales[defaultLanguage])
    throw new Error(`${folder.pathname}locales/${defaultLanguage}.json is missing`)
  const languages = Object.keys(locales)
  const resources = Object.entries(locales).map(([language, texts]) => [language, { [namespace]: texts }])
  const i18n = createInstance()
  void i18n.init({
    ...options,
    supportedLngs: languages,
    defaultNS: namespace,
    resources: Object.fromEntries(resources),
  })
  // The names of namespaces are known here, but not their keys.
  const untyped: { getFixedT(language: string): unknown } = i18n
  const getFixedT = (language: string) => untyped.getFixedT(language) as TFunction<Namespace>
  return {
    getFixedT,
    localText<Value>(render: (t: TFunction<Namespace>) => Value) {
      const values = languages.map((language) => [language, render(getFixedT(language))])
      return Object.fromEntries(values) as LocalText<Value>
    },
  }
}

const data = createInstance()
void data.init({ ...options, resources: {} })

/** Fills `{{name}}` in a text that is data, such as an entry of an error catalogue. */
export function interpolate(text: string, params: Readonly<Record<string, string | number>>): string {
  return data.services.interpolator.interpolate(text, params, defaultLanguage, {})
}

/** Returns every language's texts, by the name of its file. */
export function readLocales<Locale>(folder: URL): Record<string, Locale> {
  const locales = new URL('locales/', folder)
  const files = readdirSync(locales).filter((name) => name.endsWith('.json'))
  return Object.fromEntries(
    files.map((name) => [
      name.replace('.json', ''),
      JSON.parse(readFileSync(new URL(name, locales), 'utf8')) as Locale,
    ]),
  )
}
