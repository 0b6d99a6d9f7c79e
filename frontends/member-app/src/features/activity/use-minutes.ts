import { useTranslation } from 'react-i18next'

/** Writes a time heard in whole minutes, the same on every page: only minutes that are full count, and less than one is told as such. */
export function useMinutes(): (seconds: number) => string {
  const { t } = useTranslation('activity')
  return (seconds) =>
    seconds > 0 && seconds < 60
      ? t('month.underMinute')
      : t('month.minutes', { count: Math.floor(seconds / 60) })
}
