import { type Language, languages } from '@hibiki/languages'
import { getFixedT } from './texts.ts'

/** A moment (ISO) as people in Japan read it: "2026年11月21日 12:05" or "21 November 2026, 12:05 (JST)". */
export function formatJstMoment(iso: string, language: Language): string {
  const format = new Intl.DateTimeFormat(languages[language].region, {
    timeZone: 'Asia/Tokyo',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  })
  const parts = new Map(format.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''
  return getFixedT(language)('moment', {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    time: `${part('hour')}:${part('minute')}`,
  })
}
