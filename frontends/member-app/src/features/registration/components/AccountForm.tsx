import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { TextInput } from '../../../components/form/TextInput.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { registerGeneral } from '../api/register-general.ts'
import { checkAccount } from '../rules.ts'
import { ConsentChoice } from './ConsentChoice.tsx'
import { NewPasswords } from './NewPasswords.tsx'

interface Props {
  email: string
  path: string
  onRegistered: (productId: string | undefined) => void
}

/** The second step: the account itself. Both consents open the button (D2§5). */
export function AccountForm({ email, path, onRegistered }: Props) {
  const { t } = useTranslation('registration')
  const alert = useAlert()
  const [agreeTermsOfService, setTerms] = useState(false)
  const [agreeProvidingData, setData] = useState(false)
  const { errors, sending, onSubmit } = useForm({
    check: (read) => checkAccount(read, t),
    send: (read) =>
      registerGeneral({
        email,
        path,
        username: read('username').trim(),
        password: read('password'),
        verifyPassword: read('verifyPassword'),
        agreeTermsOfService,
        agreeProvidingData,
      }),
    onDone: ({ productId }) => onRegistered(productId),
    onRefused: (text) => alert({ title: t('refused'), text }),
  })

  return (
    <Box component="form" onSubmit={onSubmit} noValidate sx={{ display: 'grid', gap: 3, maxWidth: '38rem' }}>
      <TextInput
        name="email"
        label={t('common:mailAddress')}
        value={email}
        readOnly
        autoComplete="email"
        error={errors.email}
      />
      <TextInput
        name="username"
        label={t('account.username')}
        hint={t('account.usernameHint')}
        autoComplete="username"
        error={errors.username}
      />
      <NewPasswords errors={errors} />
      <ConsentChoice document="terms_of_service" agreed={agreeTermsOfService} onChange={setTerms} />
      <ConsentChoice document="data_analytics_agreement" agreed={agreeProvidingData} onChange={setData} />
      <Button
        type="submit"
        variant="contained"
        size="large"
        disabled={sending || !agreeTermsOfService || !agreeProvidingData}
      >
        {t('account.submit')}
      </Button>
    </Box>
  )
}
