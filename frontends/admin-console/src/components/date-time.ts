/** Staff and members live in Japan; a laptop abroad must not shift the times of the records. */
const timeZone = 'Asia/Tokyo'

const formats = {
  ja: new Intl.DateTimeFormat('ja-JP', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }),
  en: new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: 'short',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }),
}

/** `2026/11/21 10:05` or `21 Nov 2026, 10:05`, in Japanese time. */
export const formatDateTime = (iso: string, locale: string): string =>
  formats[locale === 'en' ? 'en' : 'ja'].format(new Date(iso))

const days = {
  ja: new Intl.DateTimeFormat('ja-JP', {
    timeZone: 'UTC',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }),
  en: new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', year: 'numeric', month: 'short', day: '2-digit' }),
}

/** `2026/11/21` or `21 Nov 2026`: a day in Japan has no zone of its own. */
export const formatDay = (day: string, locale: string): string =>
  days[locale === 'en' ? 'en' : 'ja'].format(new Date(`${day}T00:00:00Z`))

/** Today in Japan, as forms and filters write days. */
export const todayInJapan = (now = new Date()): string =>
  new Date(now.getTime() + 9 * 3_600_000).toISOString().slice(0, 10)
