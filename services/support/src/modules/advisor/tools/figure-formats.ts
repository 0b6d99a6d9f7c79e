import type { Language } from '@hibiki/http'
import { languages } from '@hibiki/languages'
import { getFixedT } from '../../../texts.ts'

const MINUTE_SECONDS = 60
const HOUR_MINUTES = 60

/** Returns what writes figures in a language as the member app does. Days are those of Japan ("2026-11-29"). */
export function createFigureFormats(language: Language) {
  const t = getFixedT(language)
  const { region } = languages[language]
  const day = new Intl.DateTimeFormat(region, { month: 'long', day: 'numeric', timeZone: 'UTC' })
  const weekday = new Intl.DateTimeFormat(region, { weekday: 'short', timeZone: 'UTC' })
  return {
    formatDay: (text: string) => day.format(new Date(`${text}T00:00:00Z`)),
    formatWeekday: (text: string) => weekday.format(new Date(`${text}T00:00:00Z`)),
    formatYen: (yen: number) => t('texts.advisor.yen', { amount: new Intl.NumberFormat(region).format(yen) }),
    /** Writes hours and minutes. Less than a minute that was heard is one minute. */
    formatListeningTime(seconds: number): string {
      const total = seconds > 0 ? Math.max(1, Math.floor(seconds / MINUTE_SECONDS)) : 0
      const [hours, minutes] = [Math.floor(total / HOUR_MINUTES), total % HOUR_MINUTES]
      if (hours === 0) return t('texts.advisor.minutes', { minutes })
      return t('texts.advisor.hoursMinutes', { hours, minutes })
    },
  }
}
