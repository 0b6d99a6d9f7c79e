import Box from '@mui/material/Box'
import { type RaRecord, useLocale, useRecordContext, useTranslate } from 'react-admin'
import { formatDay } from './date-time.ts'

/** A day in Japan; a dash when there is none. */
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

/** The day in a field of the record. */
export function DayField({ source }: { source: string }) {
  const record = useRecordContext<RaRecord>()
  return <DayText day={record?.[source]} />
}
