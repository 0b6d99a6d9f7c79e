import Box from '@mui/material/Box'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { toReadingAccess } from '../../../components/form/name-reading/to-reading-access.ts'
import { useApiForm } from '../../../components/form/use-api-form.ts'
import { api, unwrap } from '../../../lib/api/client.ts'
import { checkMemberAccount, proposeAccount, toMemberAccount } from '../rules.ts'
import { ConfirmedEmailField, ConsentsAndSubmit, NameFields, registrationForm } from './AccountFields.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'
import { toCheckedField } from './to-checked-field.ts'
import { useRegistrationConsents } from './use-registration-consents.ts'

interface Props {
  email: string
  path: string
  onRegistered: (productId: string | undefined) => void
  /** A consent of its own above the two that registration requires. */
  children?: ReactNode
}

/** The second step, the account itself. Both consents enable the button. */
export function GeneralRegistrationForm({ email, path, onRegistered, children }: Props) {
  const { t } = useTranslation('registration')
  const alert = useAlert()
  const consents = useRegistrationConsents()
  const [proposal] = useState(() => proposeAccount(email))
  const { form, field, errorOf, sending, onSubmit } = useApiForm({
    defaultValues: { ...proposal, email },
    check: (typed) => checkMemberAccount(typed, t),
    send: (typed) => {
      const body = { email, path, ...toMemberAccount(typed), ...consents.values }
      return unwrap(api.POST('/account/register/general', { body }))
    },
    onDone: ({ productId }) => onRegistered(productId),
    onRefused: (text) => alert({ title: t('refused'), text }),
  })

  const checked = toCheckedField(form, field)
  return (
    <Box component="form" onSubmit={onSubmit} noValidate sx={registrationForm}>
      <ConfirmedEmailField email={email} error={errorOf('email')} />
      <NameFields field={checked} kana={toReadingAccess(form, 'displayNameKana')} />
      <NewPasswordField {...checked('password')} />
      {children}
      <ConsentsAndSubmit consents={consents} sending={sending} />
    </Box>
  )
}
