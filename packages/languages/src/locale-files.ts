import { readdirSync, readFileSync } from 'node:fs'
import { fillText, type LocalText } from './local-text.ts'

export interface LocaleTexts<Texts> {
  /** All texts of a language, in Japanese where there is no such language. */
  textsIn(language: string): Texts
  /** One text in every language, with its `{name}`s filled from `params`. */
  localText(pick: (texts: Texts) => string, params?: Record<string, string | number>): LocalText
  /** One value, of any shape, in every language. */
  localValue<Value>(pick: (texts: Texts) => Value): LocalText<Value>
}

/**
 * What `locales/<language>.json` of a service's or package's folder holds: another language is another file.
 *
 * @throws Error without `locales/ja.json`
 */
export function loadTexts<Texts>(folder: URL): LocaleTexts<Texts> {
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
    localText: (pick, params) => localValue((texts) => fillText(pick(texts), params)),
  }
}

/** Every language's texts, by the name of its file. */
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
