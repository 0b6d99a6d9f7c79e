import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarEvent } from './types.ts'

/** Returns a function that formats an event's title: charts are marked as such, diagnoses add the stress percent, and appointments the
 * customer and whether they overlap. */
export function useFormatEventTitle(): (event: CalendarEvent) => string {
  const { t } = useTranslation('calendar')
  return useCallback(
    ({ category, title, stressPercent, appointment }) => {
      if (appointment) {
        const { customerName: name, overlaps } = appointment
        const named = name === null ? title : t('named', { name, title })
        return overlaps ? t('overlapTitle', { title: named }) : named
      }
      if (category === 'karte') return t('chartTitle', { title }).trim()
      return stressPercent === null ? title : t('stressTitle', { title, percent: stressPercent })
    },
    [t],
  )
}
