import Box from '@mui/material/Box'
import { type RaRecord, useRecordContext } from 'react-admin'
import { useTranslate } from '../i18n/use-translate.ts'
import { useFormatYen } from './use-format-yen.ts'

/** Formats an amount in whole yen with thousands separators. */
export function YenText({ yen }: { yen: number | null | undefined }) {
  const translate = useTranslate()
  const formatYen = useFormatYen()
  if (yen === null || yen === undefined) return <>{translate('console.none')}</>
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      {formatYen(yen)}
    </Box>
  )
}

export function YenField({ source }: { source: string }) {
  const record = useRecordContext<RaRecord>()
  return <YenText yen={record?.[source]} />
}
