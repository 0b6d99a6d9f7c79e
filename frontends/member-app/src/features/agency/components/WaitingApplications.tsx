import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { Row } from '../../../components/Row.tsx'
import { useMoment } from '../../../lib/i18n/use-moment.ts'
import type { OwnAgency } from '../api/use-own-agency.ts'

const SHOWN_ROWS = 5

/** Lists the pending applications, the oldest first. */
export function WaitingApplications({ agency: { pending, pendingTotal } }: { agency: OwnAgency }) {
  const { t } = useTranslation('agency')
  const moment = useMoment()
  return (
    <>
      {pending.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{t('waiting.empty')}</Typography>}
      {pending.slice(0, SHOWN_ROWS).map(({ code, applicant, typeLabel, appliedDate }) => (
        <Row
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
