import { type Day, getJstDay, getMondayOfWeek } from '@hibiki/calendar'
import { type Language, languages } from '@hibiki/languages'

/** Returns the Monday of the week in Japan that a moment belongs to. */
export function toJstMonday(moment: Date): Day {
  return getMondayOfWeek(getJstDay(moment))
}

/** Formats a moment in Japan in words: "2026年12月21日 12:00", "21 December 2026 at 12:00". */
export function formatJstMoment(moment: Date, language: Language): string {
  const { region } = languages[language]
  return moment.toLocaleString(region, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Tokyo' })
}
