import { dateFormat } from './formats.ts'
import { useLanguage } from './use-language.ts'

/** Writes a moment (ISO) as date and time in the member's language, in Japanese time like the mails and the console (D1§9). */
export function useMoment(dateStyle: 'medium' | 'long' = 'medium'): (iso: string) => string {
  const { language } = useLanguage()
  const options = { dateStyle, timeStyle: 'short', timeZone: 'Asia/Tokyo' } as const
  return (iso) => dateFormat(language, options).format(new Date(iso))
}
