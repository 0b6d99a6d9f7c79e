import { useTranslation } from 'react-i18next'

/** Returns a function that formats seconds in whole minutes; only full minutes count, and less than one has its own text. */
export function useFormatMinutes(): (seconds: number) => string {
  const { t } = useTranslation('activity')
  return (seconds) =>
    seconds > 0 && seconds < 60
      ? t('month.underMinute')
      : t('month.minutes', { count: Math.floor(seconds / 60) })
}
