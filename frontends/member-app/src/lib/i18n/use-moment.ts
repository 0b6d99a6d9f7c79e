import { dateFormat } from './formats.ts'
import { useLanguage } from './use-language.ts'

const timeZone = 'Asia/Tokyo'
const traditional = {
  ...{ year: 'numeric', day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone },
} as const

/** Writes a moment (ISO) as date and time in the member's language, in Japanese time like the mails and the console (D1§9). */
export function useMoment(dateStyle: 'medium' | 'long' = 'medium'): (iso: string) => string {
  const { language } = useLanguage()
  const options =
    language === 'tw'
      ? // By its style Traditional Chinese writes the part of the day before the hour, which is long.
        ({ ...traditional, month: dateStyle === 'long' ? 'long' : 'numeric' } as const)
      : ({ dateStyle, timeStyle: 'short', timeZone } as const)
  return (iso) => dateFormat(language, options).format(new Date(iso))
}
