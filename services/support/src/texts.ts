import { readFileSync } from 'node:fs'

const folder = new URL('../locales/', import.meta.url)

interface Locale {
  texts: Readonly<Record<string, string>>
  inquiryTypes: Readonly<Record<string, string>>
}

/** The loaded texts by language. */
const cache = new Map<string, Locale>()

/** Loads `locales/<language>.json`; callers use the Japanese text where a language has none. */
function localeOf(language: string): Locale {
  const cached = cache.get(language)
  if (cached) return cached
  const locale: Locale = JSON.parse(readFileSync(new URL(`${language}.json`, folder), 'utf8'))
  cache.set(language, locale)
  return locale
}

/** Returns a text of `texts` with its placeholders, such as `{name}`, replaced by `params`. */
export function getLocalizedText(
  language: string,
  key: string,
  params: Readonly<Record<string, string>> = {},
): string {
  const text = localeOf(language).texts[key] ?? localeOf('ja').texts[key] ?? key
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => params[name] ?? whole)
}

/** Returns the name of an inquiry's type ("plan") or detail type ("plan.change"). */
export function getInquiryTypeName(language: string, id: string): string {
  return localeOf(language).inquiryTypes[id] ?? localeOf('ja').inquiryTypes[id] ?? id
}
