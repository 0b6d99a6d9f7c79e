import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { toReadingAccess } from '../../../components/form/name-reading/to-reading-access.ts'
import { TextInput } from '../../../components/form/TextInput.tsx'
import { useApiForm } from '../../../components/form/use-api-form.ts'
import {
  type AccountInput,
  checkAccount,
  checkStaff,
  emptyAccount,
  proposeAccount,
  trimAccount,
} from '../rules.ts'
import { NameFields } from './AccountFields.tsx'
import { NewPasswordFields } from './NewPasswordFields.tsx'

export interface StaffAccountInput extends AccountInput {
  agencyName: string
  email: string
}

interface Props {
  /** Administrators belong to no agency, so theirs may stay empty. */
  needsAgency: boolean
  submit: string
  /** Confirmed by the link of a mail; it cannot be changed then. */
  email?: string
  send: (account: StaffAccountInput) => Promise<string>
  onRegistered: (response: string) => void
}

/** Asks for agency, account and password, with a reset button. */
export function StaffRegistrationForm({ needsAgency, submit, email, send, onRegistered }: Props) {
  const { t } = useTranslation(['registration', 'common'])
  const alert = useAlert()
  const [proposal] = useState(() => (email === undefined ? {} : proposeAccount(email)))
  const emptyForm = { ...emptyAccount, agencyName: '', email: email ?? '' }
  const { form, field, sending, onSubmit } = useApiForm({
    defaultValues: { ...emptyForm, ...proposal },
    check: (typed) => ({ ...checkStaff(typed, t, needsAgency), ...checkAccount(typed, t) }),
    send: (typed) =>
      send({ ...trimAccount(typed), agencyName: typed.agencyName.trim(), email: typed.email.trim() }),
    onDone: onRegistered,
    onRefused: (text) => alert({ title: t('refused'), text }),
  })
  return (
    <Box component="form" onSubmit={onSubmit} noValidate sx={{ display: 'grid', gap: 3, maxWidth: '38rem' }}>
      <TextInput
        {...field('agencyName')}
        label={t(needsAgency ? 'staff.agencyName' : 'staff.agencyNameOptional')}
        autoComplete="organization"
      />
      <NameFields field={field} kana={toReadingAccess(form, 'displayNameKana')} />
      <TextInput
        {...field('email')}
        label={t('common:mailAddress')}
        type="email"
        autoComplete="email"
        {...(email === undefined ? { hint: t('staff.invitedAddress') } : { readOnly: true })}
      />
      <NewPasswordFields field={field} typed={form.watch()} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button type="submit" variant="contained" size="large" disabled={sending} sx={{ flexGrow: 1 }}>
          {submit}
        </Button>
        <Button variant="outlined" size="large" onClick={() => form.reset(emptyForm)}>
          {t('staff.reset')}
        </Button>
      </Box>
    </Box>
  )
}
