import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { ErrorState } from '../../../components/ErrorState.tsx'
import { useApiForm } from '../../../components/form/use-api-form.ts'
import { LoginLink } from '../../../components/LoginLink.tsx'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { ApiError } from '../../../lib/api/api-error.ts'
import { api } from '../../../lib/api/client.ts'

/**
 * Handles the link of the mail about a reset of the second factor. It asks first, because the scanners of mail providers open links too.
 */
export function ObjectToSecondFactorResetPage() {
  const { t } = useTranslation('settings')
  const { path = '' } = useParams()
  const [isDone, setDone] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const { sending, onSubmit } = useApiForm({
    defaultValues: {},
    send: () => api.POST('/account/object-to-second-factor-reset', { params: { query: { path } } }),
    onDone: () => {
      setError(null)
      setDone(true)
    },
    onRefused: (_, refusal) => setError(refusal),
  })
  const isFinal = isDone || (error instanceof ApiError && error.status < 500)
  return (
    <>
      <PageTitle>{t('reset.title')}</PageTitle>
      <Box role="status">{isDone && <Typography>{t('reset.done')}</Typography>}</Box>
      {error !== null && <ErrorState error={error} />}
      {!isFinal && (
        <Box component="form" onSubmit={onSubmit}>
          <Typography sx={{ mb: 3, maxWidth: '42em' }}>{t('reset.text')}</Typography>
          <Button type="submit" variant="contained" size="large" disabled={sending}>
            {t('reset.object')}
          </Button>
        </Box>
      )}
      {isFinal && <LoginLink />}
    </>
  )
}
