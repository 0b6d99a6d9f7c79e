/** Japan has no summer time: the wire's "yyyy-MM-dd HH:mm:ss" always means UTC+9 (D-014, D1§9). */
const JST_OFFSET_MS = 9 * 3_600_000

/** A moment as the wire's "yyyy-MM-dd HH:mm:ss". */
export function formatJstTime(moment: Date): string {
  return new Date(moment.getTime() + JST_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ')
}

/** Seconds as "HH:mm:ss"; at most 99 hours have that form. */
export function formatDuration(seconds: number): string {
  const whole = Math.floor(seconds)
  const parts = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60]
  return parts.map((part) => String(part).padStart(2, '0')).join(':')
}

/** The Monday ("yyyy-MM-dd") of the week in Japan that a moment belongs to. */
export function jstMonday(moment: Date): string {
  const day = new Date(moment.getTime() + JST_OFFSET_MS)
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7))
  return day.toISOString().slice(0, 10)
}

const words = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Tokyo' } as const
const inWords = {
  ja: new Intl.DateTimeFormat('ja-JP', words),
  en: new Intl.DateTimeFormat('en-GB', words),
}

/** A moment as people write it, in Japan: "2026年12月21日 12:00", "21 December 2026 at 12:00". */
export function momentInWords(moment: Date, language: keyof typeof inWords): string {
  return inWords[language].format(moment)
}
