import Typography from '@mui/material/Typography'
import { useRecordContext } from 'react-admin'
import type { RowOf } from '../api/call-types.ts'
import { DayText } from '../components/DayText.tsx'
import { HairlineList } from '../components/HairlineList.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { HoursHeading } from './HoursArrayInput.tsx'

/** Shows the days on which a room opens otherwise than its week says; the enterprise sets them on its own page. */
export function SpecialDays() {
  const room = useRecordContext<RowOf<'GET /admin/enterprise-rooms'>>()
  const t = useTranslate('console.rooms')
  if (!room) return null
  return (
    <>
      <HoursHeading title="console.rooms.specialDays" help="console.rooms.specialDaysHelp" />
      {room.exceptions.length === 0 ? (
        <Typography color="textSecondary">{t('noSpecialDays')}</Typography>
      ) : (
        <HairlineList>
          {room.exceptions.map(({ day, kind, hours }) => (
            <Typography
              component="li"
              key={day}
              sx={{ py: 1, display: 'flex', flexWrap: 'wrap', columnGap: 2 }}
            >
              <DayText day={day} />
              <span>
                {kind === 'hours'
                  ? hours.map(({ from, to }) => `${from}–${to}`).join('　')
                  : t(`specialDay.${kind}`)}
              </span>
            </Typography>
          ))}
        </HairlineList>
      )}
    </>
  )
}
