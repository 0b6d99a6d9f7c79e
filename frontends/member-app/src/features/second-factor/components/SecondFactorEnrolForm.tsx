import { isBlankText } from '@hibiki/text'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { TextInput } from '../../../components/form/TextInput.tsx'
import { useApiForm } from '../../../components/form/use-api-form.ts'
import { QrCode } from '../../../components/QrCode.tsx'
import { api, unwrap } from '../../../lib/api/client.ts'

interface Props {
  secret: string
  otpauthUrl: string
  onConfirmed: (recoveryCodes: readonly string[]) => void
  onCancel: () => void
}

/** Shows the secret to scan or type, and asks for a first code that proves the app has it. */
export function SecondFactorEnrolForm({ secret, otpauthUrl, onConfirmed, onCancel }: Props) {
  const { t } = useTranslation(['settings', 'common'])
  const alert = useAlert()
  const { field, sending, onSubmit } = useApiForm({
    defaultValues: { code: '' },
    check: ({ code }) => (isBlankText(code) ? { code: t('common:required') } : {}),
    send: ({ code }) => unwrap(api.POST('/account/totp/confirm', { body: { code: code.trim() } })),
    onDone: (confirmed) => onConfirmed(confirmed.recoveryCodes),
    onRefused: (text) => alert({ text }),
  })
  return (
    <Box
      component="form"
      onSubmit={onSubmit}
      noValidate
      sx={{ display: 'grid', gap: 2, maxWidth: '28rem', py: 2 }}
    >
      <Typography>{t('secondFactor.scan')}</Typography>
      <QrCode text={otpauthUrl} label={t('secondFactor.qr')} />
      <Typography variant="body2" sx={{ fontFamily: 'monospace' }}>
        {secret}
      </Typography>
      <TextInput
        {...field('code')}
        label={t('common:password.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" variant="contained" disabled={sending}>
          {t('secondFactor.confirm')}
        </Button>
        <Button onClick={onCancel}>{t('common:cancel')}</Button>
      </Box>
    </Box>
  )
}
