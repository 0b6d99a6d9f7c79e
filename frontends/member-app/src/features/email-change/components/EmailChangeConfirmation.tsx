import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../../components/ErrorState.tsx'
import { useApiForm } from '../../../components/form/use-api-form.ts'
import { LoginLink } from '../../../components/LoginLink.tsx'
import { ApiError } from '../../../lib/api/api-error.ts'
import { api, unwrap } from '../../../lib/api/client.ts'

interface Props {
  path: string
  onConfirmed: (email: string) => void
}

/** Uses the link only at the press of a button, because it works once and the scanners of mail providers open links too. */
export function EmailChangeConfirmation({ path, onConfirmed }: Props) {
  const { t } = useTranslation('settings')
  const [error, setError] = useState<unknown>(null)
  const { sending, onSubmit } = useApiForm({
    defaultValues: {},
    send: async () => {
      const params = { query: { path } }
      return (await unwrap(api.POST('/account/confirm-email-change', { params }))).email
    },
    onDone: onConfirmed,
    onRefused: (_, error) => setError(error),
  })
  const isFinal = error instanceof ApiError && error.status < 500
  return (
    <>
      {error !== null && <ErrorState error={error} />}
      {!isFinal && (
        <Box component="form" onSubmit={onSubmit} sx={{ mt: 3 }}>
          <Typography sx={{ mb: 3 }}>{t('email.confirm.text')}</Typography>
          <Button type="submit" variant="contained" size="large" disabled={sending}>
            {t('email.confirm.submit')}
          </Button>
        </Box>
      )}
      {error !== null && <LoginLink />}
    </>
  )
}
