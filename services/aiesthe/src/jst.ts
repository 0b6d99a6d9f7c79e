import { type Day, jstDay, mondayOf } from '@hibiki/calendar'

/** Returns the Monday of the week in Japan that a moment belongs to. */
export function jstMonday(moment: Date): Day {
  return mondayOf(jstDay(moment))
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
