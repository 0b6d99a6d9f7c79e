import Box from '@mui/material/Box'
import { useLocale } from 'react-admin'
import { useTranslate } from '../i18n/use-translate.ts'
import { formatDateTime } from './date-time.ts'

/** Formats a moment in Japanese time, or a dash without one. */
export function DateTime({ at }: { at: string | null | undefined }) {
  const locale = useLocale()
  const translate = useTranslate()
  if (!at) return <>{translate('console.none')}</>
  return (
    <Box component="time" dateTime={at} sx={{ whiteSpace: 'nowrap' }}>
      {formatDateTime(at, locale)}
    </Box>
  )
}
