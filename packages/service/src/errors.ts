import { readdirSync, readFileSync } from 'node:fs'
import type { ErrorCatalogue, ErrorEntry } from '@hibiki/http'

/** A service's `locales/<language>.json`. */
export interface Locale {
  /** Code → text; `{name}` is filled from the error's `params`. */
  errors: Readonly<Record<string, string>>
  /** What else the service says, by key. */
  texts?: Readonly<Record<string, string>>
}

/**
 * The service's errors: statuses by code from `errors.ts`, texts from `locales/<language>.json` of the service's folder. Another language
 * is another file.
 *
 * @throws Error when a language has no text of a code
 */
export function loadErrors<Code extends string>(
  folder: URL,
  statuses: Readonly<Record<Code, number>>,
): ErrorCatalogue & Readonly<Record<Code, ErrorEntry>> {
  const locales = readLocales(folder)
  const entries = Object.entries<number>(statuses).map(([code, status]) => {
    const texts = Object.entries(locales).map(([language, { errors }]) => {
      const text = errors[code]
      if (text === undefined) throw new Error(`locales/${language}.json has no text of the error ${code}`)
      return [language, text]
    })
    return [code, { status, ...Object.fromEntries(texts) }]
  })
  return Object.fromEntries(entries)
}

/** Every language's texts, by the name of its file; `Texts` says what a service has beside errors. */
export function readLocales<Texts extends Locale = Locale>(folder: URL): Record<string, Texts> {
  const locales = new URL('locales/', folder)
  const files = readdirSync(locales).filter((name) => name.endsWith('.json'))
  return Object.fromEntries(
    files.map((name) => [
      name.replace('.json', ''),
      JSON.parse(readFileSync(new URL(name, locales), 'utf8')) as Texts,
    ]),
  )
}
