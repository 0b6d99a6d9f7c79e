import Box from '@mui/material/Box'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { useApiForm } from '../../../components/form/use-api-form.ts'
import { registerGeneralMember } from '../api/register-general-member.ts'
import { checkAccount, proposeAccount, trimAccount } from '../rules.ts'
import { ConfirmedEmailField, ConsentsAndSubmit, NameFields } from './AccountFields.tsx'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { useRegistrationConsents } from './use-registration-consents.ts'

interface Props {
  email: string
  path: string
  onRegistered: (productId: string | undefined) => void
}

/** The second step, the account itself. Both consents enable the button. */
export function GeneralRegistrationForm({ email, path, onRegistered }: Props) {
  const { t } = useTranslation('registration')
  const alert = useAlert()
  const consents = useRegistrationConsents()
  const [proposal] = useState(() => proposeAccount(email))
  const { form, field, errorOf, sending, onSubmit } = useApiForm({
    defaultValues: { ...proposal, email },
    check: (typed) => checkAccount(typed, t),
    send: (typed) => registerGeneralMember({ email, path, ...trimAccount(typed), ...consents.values }),
    onDone: ({ productId }) => onRegistered(productId),
    onRefused: (text) => alert({ title: t('refused'), text }),
  })

  return (
    <Box component="form" onSubmit={onSubmit} noValidate sx={{ display: 'grid', gap: 3, maxWidth: '38rem' }}>
      <ConfirmedEmailField email={email} error={errorOf('email')} />
      <NameFields field={field} />
      <NewPasswordFields field={field} typed={form.watch()} />
      <ConsentsAndSubmit consents={consents} sending={sending} />
    </Box>
  )
}
