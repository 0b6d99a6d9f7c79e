import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { useForm } from '../../../components/form/use-form.ts'
import { normalizeAgencyCode } from '../../../lib/agency-code.ts'
import { registerWithAgency } from '../api/register-with-agency.ts'
import { checkAccount, checkAgency } from '../rules.ts'
import { ConfirmedEmailField, ConsentsAndSubmit, UsernameField } from './AccountFields.tsx'
import { AgencyFields } from './AgencyFields.tsx'
import { NewPasswords } from './NewPasswords.tsx'
import { useConsents } from './use-consents.ts'

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
  const consents = useConsents()
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
        ...consents.given,
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
      <UsernameField errors={errors} />
      <ConfirmedEmailField email={email} errors={errors} />
      <NewPasswords errors={errors} />
      <ConsentsAndSubmit consents={consents} sending={sending} />
    </Box>
  )
}
