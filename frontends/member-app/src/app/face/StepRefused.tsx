import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ErrorState } from '../../components/ErrorState.tsx'
import { ApiError } from '../../lib/api/api-error.ts'
import { paths } from '../paths.ts'

/** The plan does not hold the face diagnosis, or its payment is not confirmed (D-071, D-072). */
const ofThePlan = ['E2001', 'E2002']

/** Why a diagnosis cannot go on, and the way to the plans where that is why. */
export function StepRefused({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('face')
  const needsPlan = error instanceof ApiError && ofThePlan.includes(error.code)
  return (
    <>
      <ErrorState error={error} {...(!needsPlan && { onRetry })} />
      {needsPlan && (
        <Box sx={{ mt: 2.5, textAlign: 'center' }}>
          <Button variant="contained" component={Link} to={paths.premiumPlans}>
            {t('toPlans')}
          </Button>
        </Box>
      )}
    </>
  )
}
