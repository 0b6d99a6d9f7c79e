import { useTranslation } from 'react-i18next'

/** Returns a function that formats minutes for the figures, the plot and the tables of the report: "45分", "3時間", "3時間20分". */
export function useFormatDuration(): (minutes: number) => string {
  const { t } = useTranslation('enterprise')
  return (exact) => {
    const count = Math.round(exact)
    const [hour, minutes] = [Math.floor(count / 60), count % 60]
    if (hour === 0) return t('report.minutes', { count })
    return minutes === 0 ? t('report.hours', { hour }) : t('report.hoursMinutes', { hour, minutes })
  }
}
