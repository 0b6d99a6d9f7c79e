import { readLocales } from '@hibiki/languages/texts'
import type { ErrorEntry } from './error-entry.ts'

interface Locale {
  /** Code → text; `{{name}}` is filled from the error's `params`. */
  errors: Readonly<Record<string, string>>
}

/**
 * The errors of a service: statuses by code from its `errors.ts`, texts from `locales/<language>.json` of its folder. Another language
 * is another file.
 *
 * @throws Error when a language has no text of a code
 */
export function loadErrorCatalogue<Code extends string>(
  folder: URL,
  statuses: Readonly<Record<Code, number>>,
): Readonly<Record<Code, ErrorEntry>> {
  const locales = readLocales<Locale>(folder)
  const entries = Object.entries<number>(statuses).map(([code, status]) => {
    const texts = Object.entries(locales).map(([language, { errors }]) => {
      const text = errors[code]
      if (text === undefined) throw new Error(`locales/${language}.json has no text of the error ${code}`)
      return [language, text]
    })
    return [code, { status, ...Object.fromEntries(texts) }]
  })
  return Object.fromEntries(entries) as Record<Code, ErrorEntry>
}
