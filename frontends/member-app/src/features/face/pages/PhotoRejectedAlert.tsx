import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { findServerMessage } from '../../../lib/api/api-error.ts'
import { useRecheckConsentOnError } from '../../consents/api/use-consents.ts'
import { findRecoveryAction, RecoveryButton } from './RecoveryButton.tsx'

/** Shows why a photo was rejected and what the member can do; a missing consent is asked for again. */
export function PhotoRejectedAlert({ error }: { error: unknown }) {
  const { t } = useTranslation(['face', 'common'])
  useRecheckConsentOnError(error)
  const recovery = findRecoveryAction(error)
  const text =
    recovery === 'again' ? t('send.expired') : (findServerMessage(error) ?? t('common:unreachable'))
  return (
    <Alert severity="error" sx={{ maxWidth: '45rem' }}>
      {text}
      {recovery && (
        <Box sx={{ mt: 1.5 }}>
          <RecoveryButton recovery={recovery} />
        </Box>
      )}
    </Alert>
  )
}
