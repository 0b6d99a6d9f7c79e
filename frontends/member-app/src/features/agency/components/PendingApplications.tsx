import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { SettingsRow } from '../../../components/SettingsRow.tsx'
import { useFormatMoment } from '../../../lib/i18n/use-format-moment.ts'
import type { OwnAgency } from '../types.ts'

const SHOWN_ROWS = 5

/** Lists the pending applications, the oldest first. */
export function PendingApplications({ agency: { pending, pendingTotal } }: { agency: OwnAgency }) {
  const { t } = useTranslation('agency')
  const moment = useFormatMoment()
  return (
    <>
      {pending.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{t('waiting.empty')}</Typography>}
      {pending.slice(0, SHOWN_ROWS).map(({ code, applicant, typeLabel, appliedDate }) => (
        <SettingsRow
          key={code}
          title={applicant.name}
          text={t('waiting.row', { type: typeLabel, moment: moment(appliedDate) })}
        />
      ))}
      <Button component={Link} to={paths.approval} variant="outlined" sx={{ mt: 2 }}>
        {t('waiting.decide', { count: pendingTotal })}
      </Button>
    </>
  )
}
