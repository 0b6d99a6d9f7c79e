import { readdirSync, readFileSync } from 'node:fs'
import { fillPlaceholders, type LocalText } from './local-text.ts'

export interface LocaleTexts<Texts> {
  /** Returns all texts of a language, or the Japanese ones if it does not exist. */
  textsIn(language: string): Texts
  /** Returns one text in every language, with its `{name}`s filled from `params`. */
  localText(pick: (texts: Texts) => string, params?: Record<string, string | number>): LocalText
  /** Returns one value, of any shape, in every language. */
  localValue<Value>(pick: (texts: Texts) => Value): LocalText<Value>
}

/**
 * Loads the `locales/<language>.json` files of a service or package; another language is another file.
 *
 * @throws Error without `locales/ja.json`
 */
export function loadLocaleTexts<Texts>(folder: URL): LocaleTexts<Texts> {
  const locales = readLocales<Texts>(folder)
  function textsIn(language: string): Texts {
    const texts = locales[language] ?? locales.ja
    if (!texts) throw new Error(`${folder.pathname}locales/ja.json is missing`)
    return texts
  }
  function localValue<Value>(pick: (texts: Texts) => Value): LocalText<Value> {
    const values = Object.keys(locales).map((language) => [language, pick(textsIn(language))])
    return Object.fromEntries(values)
  }
  return {
    textsIn,
    localValue,
    localText: (pick, params) => localValue((texts) => fillPlaceholders(pick(texts), params)),
  }
}

/** Returns every language's texts, by the name of its file. */
export function readLocales<Texts>(folder: URL): Record<string, Texts> {
  const locales = new URL('locales/', folder)
  const files = readdirSync(locales).filter((name) => name.endsWith('.json'))
  return Object.fromEntries(
    files.map((name) => [
      name.replace('.json', ''),
      JSON.parse(readFileSync(new URL(name, locales), 'utf8')) as Texts,
    ]),
  )
}
