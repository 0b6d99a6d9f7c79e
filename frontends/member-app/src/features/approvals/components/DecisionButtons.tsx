import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Application } from '../api/use-applications-for-approval.ts'
import { canDecide, type Decision, decisions } from '../rules.ts'

interface Props {
  application: Application
  busy: boolean
  onChoose: (decision: Decision) => void
}

const looks = {
  approve: { variant: 'contained' },
  reject: { variant: 'outlined' },
  delete: { variant: 'outlined', color: 'error' },
} as const

/** The buttons to approve, reject and delete, each enabled only when the rules allow it. */
export function DecisionButtons({ application, busy, onChoose }: Props) {
  const { t } = useTranslation('approvals')
  if (application.own) {
    return (
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {t('own')}
      </Typography>
    )
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {decisions.map((decision) => (
        <Button
          key={decision}
          {...looks[decision]}
          disabled={busy || !canDecide(application, decision)}
          onClick={() => onChoose(decision)}
          aria-label={t('buttonOf', { action: t(`${decision}.action`), name: application.applicant.name })}
          sx={{ px: 2 }}
        >
          {t(`${decision}.action`)}
        </Button>
      ))}
    </Box>
  )
}
