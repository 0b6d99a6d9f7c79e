import Box from '@mui/material/Box'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { toReadingAccess } from '../../../components/form/name-reading/to-reading-access.ts'
import { useApiForm } from '../../../components/form/use-api-form.ts'
import { normalizeAgencyCode } from '../../../lib/agency-code.rules.ts'
import { api, unwrap } from '../../../lib/api/client.ts'
import { checkAgency, checkMemberAccount, proposeAccount, toMemberAccount } from '../rules.ts'
import { ConfirmedEmailField, ConsentsAndSubmit, NameFields, registrationForm } from './AccountFields.tsx'
import { AgencyFields } from './AgencyFields.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'
import { toCheckedField } from './to-checked-field.ts'
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
    check: (typed) => ({ ...checkAgency(typed, t), ...checkMemberAccount(typed, t) }),
    send: ({ agencyCode, isPic, picId, ...typed }) => {
      const body = {
        agencyCode: normalizeAgencyCode(agencyCode),
        pic: isPic,
        picId: isPic ? null : picId.trim() || null,
        email,
        path,
        ...toMemberAccount(typed),
        ...consents.values,
      }
      return unwrap(api.POST('/account/register', { body }))
    },
    onDone: (code) => {
      alert({ text: t('agency.accepted', { code }) })
      onRegistered()
    },
    onRefused: (text) => alert({ title: t('refused'), text }),
  })

  const checked = toCheckedField(form, field)
  return (
    <Box component="form" onSubmit={onSubmit} noValidate sx={registrationForm}>
      <AgencyFields
        isGiven={agency !== undefined}
        field={field}
        typed={form.watch()}
        onPic={(isPic) => form.setValue('isPic', isPic)}
      />
      <NameFields field={checked} kana={toReadingAccess(form, 'displayNameKana')} />
      <ConfirmedEmailField email={email} error={errorOf('email')} />
      <NewPasswordField {...checked('password')} />
      <ConsentsAndSubmit consents={consents} sending={sending} />
    </Box>
  )
}
