import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarEvent } from './types.ts'

/** Returns a function that formats an event's title: charts are marked as such, and diagnoses add the stress percent. */
export function useFormatEventTitle(): (event: CalendarEvent) => string {
  const { t } = useTranslation('calendar')
  return useCallback(
    ({ category, title, stressPercent }) => {
      if (category === 'karte') return t('chartTitle', { title }).trim()
      return stressPercent === null ? title : t('stressTitle', { title, percent: stressPercent })
    },
    [t],
  )
}
