import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { getDateFormat } from '../../../lib/i18n/formats.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'

const MINUTE_MS = 60_000

/** Shows hours and minutes as a clock beside the bed does: those of the device, and without seconds. */
export function NightClock() {
  const { language } = useLanguage()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), MINUTE_MS - (now % MINUTE_MS))
    return () => clearTimeout(timer)
  }, [now])
  const format = getDateFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return (
    <Typography
      component="time"
      sx={{
        display: 'block',
        fontSize: 'clamp(4.5rem, 22vw, 9rem)',
        fontWeight: 200,
        lineHeight: 1.2,
        textAlign: 'center',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {format.format(now)}
    </Typography>
  )
}
