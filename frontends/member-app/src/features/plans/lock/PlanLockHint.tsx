import LockOutlined from '@mui/icons-material/LockOutlined'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { PlanFeature } from '../types.ts'
import { useDiagnosisUnlockingPlanName, useUnlockingPlanName } from './use-unlocking-plan-name.ts'

/** Shows a small lock with the name of the plan that a member would need; the plans themselves are shown on the tap. */
export function PlanLockHint({ feature, id }: { feature: PlanFeature; id?: string }) {
  return <Lock plan={useUnlockingPlanName(feature)} id={id} />
}

/** Shows the lock for the face diagnosis, which has no feature check. */
export function DiagnosisLockHint() {
  return <Lock plan={useDiagnosisUnlockingPlanName()} />
}

function Lock({ plan, id }: { plan: string | null; id?: string | undefined }) {
  const { t } = useTranslation()
  if (plan === null) return null
  return (
    <Box component="span" id={id} sx={lock}>
      <LockOutlined aria-hidden sx={{ fontSize: '1rem' }} />
      {t('lockedBy', { plan })}
    </Box>
  )
}

const lock = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  typography: 'body2',
  color: 'text.secondary',
} as const
