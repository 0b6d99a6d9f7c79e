import { type Language, toLanguageTag } from './languages.ts'

const dateFormats = new Map<string, Intl.DateTimeFormat>()
const numberFormats = new Map<Language, Intl.NumberFormat>()

/** Returns a cached date format, because creating one takes a slow phone some 40 ms and every row of a list needs one. */
export function getDateFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(toLanguageTag(language), options)
  dateFormats.set(key, format)
  return format
}

/** Returns the cached number format of a language. */
export function getNumberFormat(language: Language): Intl.NumberFormat {
  const format = numberFormats.get(language) ?? new Intl.NumberFormat(toLanguageTag(language))
  numberFormats.set(language, format)
  return format
}
