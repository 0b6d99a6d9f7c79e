import Box from '@mui/material/Box'
import { useState } from 'react'
import { ErrorState } from '../../../components/ErrorState.tsx'
import { createLazyComponent } from '../../../components/lazy-component.tsx'
import { useGoBack } from '../../../components/use-go-back.ts'
import { findRecoveryAction, RecoveryButton } from './RecoveryButton.tsx'

const UnpaidDialog = createLazyComponent(() => import('../../plans/components/UnpaidDialog.tsx'))
const OfferedPlansDialog = createLazyComponent(() => import('../../plans/components/OfferedPlansDialog.tsx'))

/** Shows why a diagnosis cannot continue: the plan dialog, which goes back when it is closed, or the alert for an unconfirmed payment. */
export function StepRejectedNotice({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const recovery = findRecoveryAction(error)
  const [isClosed, setClosed] = useState(false)
  const goBack = useGoBack()
  return (
    <>
      <ErrorState error={error} {...(!recovery && { onRetry })} />
      {recovery && (
        <Box sx={{ mt: 2.5, textAlign: 'center' }}>
          <RecoveryButton recovery={recovery} />
        </Box>
      )}
      {recovery === 'payment' && !isClosed && <UnpaidDialog onClose={() => setClosed(true)} />}
      {recovery === 'plans' && <OfferedPlansDialog opens="face-diagnosis" onClose={goBack} />}
    </>
  )
}
