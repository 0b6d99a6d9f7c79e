import Box from '@mui/material/Box'
import { type RaRecord, useLocale, useRecordContext } from 'react-admin'
import { useTranslate } from '../i18n/use-translate.ts'
import { formatDay } from './date-time.ts'

/** Formats a day in Japan, or a dash without one. */
export function DayText({ day }: { day: string | null | undefined }) {
  const locale = useLocale()
  const translate = useTranslate()
  if (!day) return <>{translate('console.none')}</>
  return (
    <Box component="time" dateTime={day} sx={{ whiteSpace: 'nowrap' }}>
      {formatDay(day, locale)}
    </Box>
  )
}

export function DayField({ source }: { source: string }) {
  const record = useRecordContext<RaRecord>()
  return <DayText day={record?.[source]} />
}
