import type { Language } from '@hibiki/http'

/** A moment (ISO) as people in Japan read it: "2026年11月21日 12:05" or "21 November 2026, 12:05 (JST)". */
export function jstMoment(iso: string, language: Language): string {
  const format = new Intl.DateTimeFormat(language === 'ja' ? 'ja-JP' : 'en-GB', {
    timeZone: 'Asia/Tokyo',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  })
  const part = Object.fromEntries(format.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]))
  const time = `${part.hour}:${part.minute}`
  if (language === 'ja') return `${part.year}年${part.month}月${part.day}日 ${time}`
  return `${part.day} ${part.month} ${part.year}, ${time} (JST)`
}
