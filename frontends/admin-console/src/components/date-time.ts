import { getJstDay, toJstWallClock } from '@hibiki/calendar'
import { languages, resolveLanguage } from '../i18n/languages.ts'

/** Staff and members live in Japan: a laptop abroad must not shift the times of records. */
const TIME_ZONE = 'Asia/Tokyo'

const TIME_FORMAT = { hour: '2-digit', minute: '2-digit' } as const

/** `moment` converts to Japanese time; a `day` or `month` of Japan has no time zone. */
const formats = Object.fromEntries(
  languages.map(({ locale, region, month }) => {
    const day = { year: 'numeric', month, day: '2-digit' } as const
    return [
      locale,
      {
        moment: new Intl.DateTimeFormat(region, { timeZone: TIME_ZONE, ...day, ...TIME_FORMAT }),
        day: new Intl.DateTimeFormat(region, { timeZone: 'UTC', ...day }),
        month: new Intl.DateTimeFormat(region, { timeZone: 'UTC', year: 'numeric', month }),
        monthAndDay: new Intl.DateTimeFormat(region, { timeZone: 'UTC', month, day: 'numeric' }),
      },
    ] as const
  }),
)

const getFormats = (locale: string) => {
  const dateFormats = formats[resolveLanguage(locale).locale]
  if (!dateFormats) throw new Error(`no formats for ${locale}`)
  return dateFormats
}

/** Returns a text that is no date as it is, because one bad value must not take a page down. */
const formatDate = (format: Intl.DateTimeFormat, date: Date, text: string): string =>
  Number.isNaN(date.getTime()) ? String(text) : format.format(date)

/** Formats a moment in Japanese time: `2026/11/21 10:05` or `21 Nov 2026, 10:05`. */
export const formatDateTime = (iso: string, locale: string): string =>
  formatDate(getFormats(locale).moment, new Date(iso), iso)

const toStartOfDay = (day: string) => new Date(`${day}T00:00:00Z`)

/** Formats a day: `2026/11/21` or `21 Nov 2026`. */
export const formatDay = (day: string, locale: string): string =>
  formatDate(getFormats(locale).day, toStartOfDay(day), day)

/** Formats the month of a day: `2026/11` or `Nov 2026`. */
export const formatMonth = (day: string, locale: string): string =>
  formatDate(getFormats(locale).month, toStartOfDay(day), day)

/** Formats a day of this year, where there is little room: `11/21` or `21 Nov`. */
export const formatMonthAndDay = (day: string, locale: string): string =>
  formatDate(getFormats(locale).monthAndDay, toStartOfDay(day), day)

/** Returns today in Japan, formatted as forms and filters expect days. */
export const getTodayInJapan = (now = new Date()): string => getJstDay(now)

/** `datetime-local` inputs read and write this format. */
const LOCAL_TIME_PATTERN = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/

/** A DateTimeInput uses this as its `parse`: the typed time is Japanese time wherever the device is. */
export function parseJstDateTimeInput(local: string): string | undefined {
  const date = new Date(`${local}+09:00`)
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString()
}

/**
 * A DateTimeInput uses this as its `format`, and also passes values that are already formatted. A text that is no date returns ''.
 */
export function formatJstDateTimeInput(value?: string | null): string {
  if (!value || LOCAL_TIME_PATTERN.test(value)) return value ?? ''
  const date = new Date(value)
  if (Number.isNaN(date.getTime())) return ''
  return toJstWallClock(date).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length)
}
