import Box from '@mui/material/Box'
import { useState } from 'react'
import { ErrorState } from '../../../components/ErrorState.tsx'
import { lazyPart } from '../../../components/lazy-part.tsx'
import { RecoveryAction, wayOn } from './RecoveryAction.tsx'

const UnpaidDialog = lazyPart(() => import('../../plans/components/UnpaidDialog.tsx'))

/** Why a diagnosis cannot go on, and the way on: to the plans, or, where a payment is not confirmed, the alert of D-072. */
export function StepRefused({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const way = wayOn(error)
  const [told, setTold] = useState(false)
  return (
    <>
      <ErrorState error={error} {...(!way && { onRetry })} />
      {way && (
        <Box sx={{ mt: 2.5, textAlign: 'center' }}>
          <RecoveryAction way={way} />
        </Box>
      )}
      {way === 'payment' && !told && <UnpaidDialog onClose={() => setTold(true)} />}
    </>
  )
}
