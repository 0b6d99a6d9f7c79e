import Typography from '@mui/material/Typography'
import { useRecordContext } from 'react-admin'
import type { RowOf } from '../api/call-types.ts'
import { HoursHeading } from '../enterprise-rooms/HoursArrayInput.tsx'
import { useTranslate } from '../i18n/use-translate.ts'

/** Shows the hours in which a section is never louder than a limit; the enterprise sets them on its own page. */
export function VolumeLimitText() {
  const section = useRecordContext<RowOf<'GET /admin/enterprise-sections'>>()
  const t = useTranslate('console.rooms')
  if (!section) return null
  const { volumeLimit } = section
  return (
    <>
      <HoursHeading title="console.rooms.volumeLimit" help="console.rooms.volumeLimitHelp" />
      <Typography color={volumeLimit ? undefined : 'textSecondary'}>
        {volumeLimit
          ? t('volumeLimitOf', {
              from: volumeLimit.from,
              to: volumeLimit.to,
              percent: Math.round(volumeLimit.max * 100),
            })
          : t('noVolumeLimit')}
      </Typography>
    </>
  )
}
