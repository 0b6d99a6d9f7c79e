import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { PasswordInput } from '../../../components/form/PasswordInput.tsx'
import { TextInput } from '../../../components/form/TextInput.tsx'
import { canUsePasskeys } from '../../../lib/passkeys/passkeys.ts'
import { useSession } from '../../session/session-context.ts'
import { logIn } from '../api/log-in.ts'
import { pageNavigation } from '../page-navigation.ts'
import { LoginLinks } from './LoginLinks.tsx'
import { PasskeyLogin } from './PasskeyLogin.tsx'

const fields = ['loginId', 'password', 'totpCode'] as const
type Field = (typeof fields)[number]

/**
 * Asks for mail address, password and, when the account has a second factor, its code. A failure is shown in a dialog, and the page reloads
 * when it closes. Who must log in by a passkey is offered that at once.
 */
export function LoginForm() {
  const { t } = useTranslation(['login', 'common'])
  const { enter } = useSession()
  const alert = useAlert()
  const [missing, setMissing] = useState<readonly Field[]>([])
  const [needsCode, setNeedsCode] = useState(false)
  const [passkeyNotice, setPasskeyNotice] = useState<string | null>(null)
  const [sending, setSending] = useState(false)
  const getError = (field: Field) => (missing.includes(field) ? t('common:required') : undefined)

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const credentials = {
      loginId: String(form.get('loginId')).trim(),
      password: String(form.get('password')),
      ...(needsCode ? { totpCode: String(form.get('totpCode')).trim() } : {}),
    }
    const empty = fields.filter((field) => credentials[field] === '')
    setMissing(empty)
    if (empty.length > 0 || sending) return
    setSending(true)
    const result = await logIn(credentials, enter)
    setSending(false)
    if (result.ok) return
    if (result.reason === 'code-required') return setNeedsCode(true)
    if (result.reason === 'passkey-required') return setPasskeyNotice(result.message)
    const throttled = result.reason === 'throttled' && result.message
    alert({ text: throttled || t('failed'), onClose: pageNavigation.reload })
  }

  return (
    <Box component="form" onSubmit={onSubmit} noValidate>
      <Typography variant="h1" tabIndex={-1}>
        {t('title')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 3, mt: 4 }}>
        <TextInput
          name="loginId"
          label={t('loginId')}
          type="email"
          autoComplete="username"
          error={getError('loginId')}
        />
        <PasswordInput name="password" label={t('password')} error={getError('password')} />
        {needsCode && (
          <TextInput
            name="totpCode"
            label={t('code')}
            hint={t('codeHint')}
            autoComplete="one-time-code"
            autoFocus
            error={getError('totpCode')}
          />
        )}
        <Button type="submit" variant="contained" size="large" disabled={sending}>
          {t('submit')}
        </Button>
        {passkeyNotice && (
          <Alert severity="warning" variant="outlined">
            {canUsePasskeys() ? passkeyNotice : t('passkeyElsewhere')}
          </Alert>
        )}
        <PasskeyLogin isRequired={passkeyNotice !== null} />
      </Box>
      <LoginLinks />
    </Box>
  )
}
