import type { Day } from '@hibiki/calendar'
import { type Language, languages } from '@hibiki/languages'

/** "2026年11月21日" or "21 November 2026" */
export function formatDay(day: Day, language: Language): string {
  return formatOf(language, 'day').format(new Date(day))
}

/** "2026年12月" or "December 2026" */
export function formatMonth({ year, month }: { year: number; month: number }, language: Language): string {
  return formatOf(language, 'month').format(new Date(Date.UTC(year, month - 1)))
}

const options = {
  day: { dateStyle: 'long' },
  month: { year: 'numeric', month: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** Formats are cached by locale, because creating one costs a hundred times as much as using it. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(language: Language, kind: keyof typeof options): Intl.DateTimeFormat {
  const locale = languages[language].region
  const key = `${locale} ${kind}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options[kind], timeZone: 'UTC' })
  formats.set(key, format)
  return format
}
