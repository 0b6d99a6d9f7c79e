import Box from '@mui/material/Box'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { useApiForm } from '../../../components/form/use-api-form.ts'
import { normalizeAgencyCode } from '../../../lib/agency-code.rules.ts'
import { registerWithAgency } from '../api/register-with-agency.ts'
import { checkAccount, checkAgency, proposeAccount, trimAccount } from '../rules.ts'
import { ConfirmedEmailField, ConsentsAndSubmit, NameFields } from './AccountFields.tsx'
import { AgencyFields } from './AgencyFields.tsx'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { useRegistrationConsents } from './use-registration-consents.ts'

interface Props {
  /** Taken from the address; it cannot be changed then. */
  agency: string | undefined
  email: string
  path: string
  onRegistered: () => void
}

/** Registers with the code of an agency, which creates an application. */
export function AgencyRegistrationForm({ agency, email, path, onRegistered }: Props) {
  const { t } = useTranslation('registration')
  const alert = useAlert()
  const consents = useRegistrationConsents()
  const [proposal] = useState(() => proposeAccount(email))
  const { form, field, errorOf, sending, onSubmit } = useApiForm({
    defaultValues: { ...proposal, email, agencyCode: agency ?? '', isPic: false, picId: '' },
    check: (typed) => ({ ...checkAgency(typed, t), ...checkAccount(typed, t) }),
    send: ({ agencyCode, isPic, picId, ...typed }) =>
      registerWithAgency({
        agencyCode: normalizeAgencyCode(agencyCode),
        pic: isPic,
        picId: isPic ? null : picId.trim() || null,
        email,
        path,
        ...trimAccount(typed),
        ...consents.values,
      }),
    onDone: (code) => {
      alert({ text: t('agency.accepted', { code }) })
      onRegistered()
    },
    onRefused: (text) => alert({ title: t('refused'), text }),
  })

  return (
    <Box component="form" onSubmit={onSubmit} noValidate sx={{ display: 'grid', gap: 3, maxWidth: '38rem' }}>
      <AgencyFields
        isGiven={agency !== undefined}
        field={field}
        typed={form.watch()}
        onPic={(isPic) => form.setValue('isPic', isPic)}
      />
      <NameFields field={field} />
      <ConfirmedEmailField email={email} error={errorOf('email')} />
      <NewPasswordFields field={field} typed={form.watch()} />
      <ConsentsAndSubmit consents={consents} sending={sending} />
    </Box>
  )
}
