import { fillPlaceholders, type Language, languages } from '@hibiki/languages'
import { textsIn } from './texts.ts'

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
  const parts = format.formatToParts(new Date(iso)).map(({ type, value }) => [type, value])
  const part: Record<string, string> = Object.fromEntries(parts)
  return fillPlaceholders(textsIn(language).moment, { ...part, time: `${part.hour}:${part.minute}` })
}
