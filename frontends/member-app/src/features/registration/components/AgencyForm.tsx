import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { TextInput } from '../../../components/form/TextInput.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { normalizeAgencyCode } from '../../../lib/agency-code.ts'
import { registerWithAgency } from '../api/register-with-agency.ts'
import { checkAccount, checkAgency } from '../rules.ts'
import { AgencyFields } from './AgencyFields.tsx'
import { ConsentChoice } from './ConsentChoice.tsx'
import { NewPasswords } from './NewPasswords.tsx'

interface Props {
  /** Given by the address; it can not be changed then. */
  agency: string | undefined
  email: string
  path: string
  onRegistered: () => void
}

/** Registration with the code of an agency (D-034); what comes of it is an application. */
export function AgencyForm({ agency, email, path, onRegistered }: Props) {
  const { t } = useTranslation('registration')
  const alert = useAlert()
  const [agreeTermsOfService, setTerms] = useState(false)
  const [agreeProvidingData, setData] = useState(false)
  const { errors, sending, onSubmit } = useForm({
    check: (read) => ({ ...checkAgency(read, t), ...checkAccount(read, t) }),
    send: (read) =>
      registerWithAgency({
        agencyCode: normalizeAgencyCode(read('agencyCode')),
        pic: read('as') === 'pic',
        picId: read('picId').trim() || null,
        email,
        path,
        username: read('username').trim(),
        password: read('password'),
        verifyPassword: read('verifyPassword'),
        agreeTermsOfService,
        agreeProvidingData,
      }),
    onDone: (code) => {
      alert({ text: t('agency.accepted', { code }) })
      onRegistered()
    },
    onRefused: (text) => alert({ title: t('refused'), text }),
  })

  return (
    <Box component="form" onSubmit={onSubmit} noValidate sx={{ display: 'grid', gap: 3, maxWidth: '38rem' }}>
      <AgencyFields agency={agency} errors={errors} />
      <TextInput
        name="username"
        label={t('account.username')}
        hint={t('account.usernameHint')}
        autoComplete="username"
        error={errors.username}
      />
      <TextInput
        name="email"
        label={t('common:mailAddress')}
        value={email}
        readOnly
        autoComplete="email"
        error={errors.email}
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
