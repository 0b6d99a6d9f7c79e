import Box from '@mui/material/Box'
import { DayText } from '../components/DayText.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import type { EnterpriseAgency } from './types.ts'

/** Lists the days on which an enterprise closes all its rooms. */
export function ClosingDaysText({
  agency: { closesOnHolidays, closingPeriods },
}: {
  agency: Pick<EnterpriseAgency, 'closesOnHolidays' | 'closingPeriods'>
}) {
  const t = useTranslate('console.rooms')
  if (!closesOnHolidays && closingPeriods.length === 0) return t('noClosingDays')
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {closesOnHolidays && <li>{t('closesOnHolidays')}</li>}
      {closingPeriods.map(({ since, until, name }) => (
        <li key={since}>
          <DayText day={since} />
          {until !== since && (
            <>
              –<DayText day={until} />
            </>
          )}
          {name !== '' && `　${name}`}
        </li>
      ))}
    </Box>
  )
}
