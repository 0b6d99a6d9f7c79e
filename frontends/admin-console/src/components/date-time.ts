import { jstDay, toJst } from '@hibiki/calendar'
import { languageOf, languages } from '../i18n/languages.ts'

/** Staff and members live in Japan; a laptop abroad must not shift the times of the records. */
const timeZone = 'Asia/Tokyo'

const time = { hour: '2-digit', minute: '2-digit' } as const

/** `moment` in Japanese time; a `day` and a `month` of Japan have no zone of their own. */
const formats = Object.fromEntries(
  languages.map(({ locale, region, month }) => {
    const day = { year: 'numeric', month, day: '2-digit' } as const
    return [
      locale,
      {
        moment: new Intl.DateTimeFormat(region, { timeZone, ...day, ...time }),
        day: new Intl.DateTimeFormat(region, { timeZone: 'UTC', ...day }),
        month: new Intl.DateTimeFormat(region, { timeZone: 'UTC', year: 'numeric', month }),
      },
    ] as const
  }),
)

const formatsOf = (locale: string) => {
  const found = formats[languageOf(locale).locale]
  if (!found) throw new Error(`no formats for ${locale}`)
  return found
}

/** Returns a text that is no date as it is, because one bad value must not take a page down. */
const formatDate = (format: Intl.DateTimeFormat, date: Date, text: string): string =>
  Number.isNaN(date.getTime()) ? String(text) : format.format(date)

/** `2026/11/21 10:05` or `21 Nov 2026, 10:05`, in Japanese time. */
export const formatDateTime = (iso: string, locale: string): string =>
  formatDate(formatsOf(locale).moment, new Date(iso), iso)

const startOf = (day: string) => new Date(`${day}T00:00:00Z`)

/** `2026/11/21` or `21 Nov 2026` */
export const formatDay = (day: string, locale: string): string =>
  formatDate(formatsOf(locale).day, startOf(day), day)

/** `2026/11` or `Nov 2026`: the month of a day. */
export const formatMonth = (day: string, locale: string): string =>
  formatDate(formatsOf(locale).month, startOf(day), day)

/** Returns today in Japan, as forms and filters write days. */
export const todayInJapan = (now = new Date()): string => jstDay(now)

/** What `datetime-local` inputs read and write. */
const localTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/

/** `parse` of a DateTimeInput: what is typed is Japanese time, wherever the device is. */
export function parseJapan(local: string): string | undefined {
  const date = new Date(`${local}+09:00`)
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString()
}

/** `format` of a DateTimeInput, which formats what it has formatted already once more. What is no date leaves the input empty. */
export function formatJapan(value?: string | null): string {
  if (!value || localTime.test(value)) return value ?? ''
  const date = new Date(value)
  if (Number.isNaN(date.getTime())) return ''
  return toJst(date).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length)
}
