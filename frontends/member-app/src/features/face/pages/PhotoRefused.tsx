import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { serverMessage } from '../../../lib/api/api-error.ts'
import { useRecheckConsent } from '../../consents/api/use-consents.ts'
import { findRecovery, RecoveryAction } from './RecoveryAction.tsx'

/** Shows why a photo was rejected and what the member can do; a missing consent is asked for again. */
export function PhotoRefused({ error }: { error: unknown }) {
  const { t } = useTranslation('face')
  useRecheckConsent(error)
  const recovery = findRecovery(error)
  const text = recovery === 'again' ? t('send.expired') : (serverMessage(error) ?? t('common:unreachable'))
  return (
    <Alert severity="error" sx={{ maxWidth: '45rem' }}>
      {text}
      {recovery && (
        <Box sx={{ mt: 1.5 }}>
          <RecoveryAction recovery={recovery} />
        </Box>
      )}
    </Alert>
  )
}
