import { useTranslation } from 'react-i18next'

/** Sounds shorter than this are told in seconds, because a minute more or less is most of them. */
const MIN_SECONDS_IN_MINUTES = 120

/** Returns a function that formats the length of a sound: short ones in seconds, others in whole minutes. */
export function useFormatLength(): (seconds: number) => string {
  const { t } = useTranslation()
  return (seconds) =>
    seconds < MIN_SECONDS_IN_MINUTES
      ? t('seconds', { count: Math.round(seconds) })
      : t('minutes', { count: Math.round(seconds / 60) })
}
