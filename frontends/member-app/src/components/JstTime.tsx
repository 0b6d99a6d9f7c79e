import Box from '@mui/material/Box'
import { jstToIso, useFormatJstMoment } from '../lib/i18n/use-format-jst-moment.ts'

/** Shows a time of the services (`yyyy-MM-dd HH:mm:ss`, Japan) in the member's language. */
export function JstTime({ at }: { at: string }) {
  const moment = useFormatJstMoment()
  return (
    <Box component="time" dateTime={jstToIso(at)} sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {moment(at)}
    </Box>
  )
}
