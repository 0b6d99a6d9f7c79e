import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { ApiError } from '../../../lib/api/api-error.ts'
import { useFaceStepParams } from './use-face-step-params.ts'

const recoveries = {
  E2001: 'payment',
  E2002: 'plans',
  // The diagnosis expired after 24 hours, or was restarted in another tab.
  AIESTHE_RESULT_NOT_FOUND: 'again',
  AIESTHE_STEP_NOT_REACHED: 'again',
} as const

type Recovery = (typeof recoveries)[keyof typeof recoveries]

/** Finds the action for a refusal that a retry would not change; null when a retry may help. */
export function findRecoveryAction(error: unknown): Recovery | null {
  if (!(error instanceof ApiError)) return null
  return recoveries[error.code as keyof typeof recoveries] ?? null
}

export function RecoveryButton({ recovery }: { recovery: Recovery }) {
  const { t } = useTranslation(['face', 'plans'])
  const { goToStep } = useFaceStepParams()
  if (recovery === 'again')
    return (
      <Button variant="contained" onClick={() => goToStep('course', { replace: true })}>
        {t('send.again')}
      </Button>
    )
  const [to, text] =
    recovery === 'payment'
      ? [paths.paymentMethod, t('plans:unpaid.toPaymentMethod')]
      : [paths.premiumPlans, t('toPlans')]
  return (
    <Button variant="contained" component={Link} to={to}>
      {text}
    </Button>
  )
}
