import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Fragment, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { TextInput } from '../../../components/form/TextInput.tsx'
import { type ReadField, useForm } from '../../../components/form/use-form.ts'
import { checkAccount, checkStaff } from '../rules.ts'
import { UsernameField } from './AccountFields.tsx'
import { NewPasswords } from './NewPasswords.tsx'

export interface StaffAccount {
  agencyName: string
  username: string
  email: string
  password: string
  verifyPassword: string
}

interface Props {
  /** Administrators belong to no agency; theirs may stay empty. */
  needsAgency: boolean
  submit: string
  /** Confirmed by the link of a mail; it can not be changed then. */
  email?: string
  send: (account: StaffAccount) => Promise<string>
  onRegistered: (response: string) => void
}

/** Agency, account and password, with a button that empties them again (D3§2). */
export function StaffForm({ needsAgency, submit, email, send, onRegistered }: Props) {
  const { t } = useTranslation('registration')
  const alert = useAlert()
  const [round, setRound] = useState(0)
  const { errors, sending, onSubmit, clearErrors } = useForm({
    check: (read) => ({ ...checkStaff(read, t, needsAgency), ...checkAccount(read, t) }),
    send: (read) => send(accountOf(read)),
    onDone: onRegistered,
    onRefused: (text) => alert({ title: t('refused'), text }),
  })
  const reset = () => {
    clearErrors()
    setRound(round + 1)
  }
  return (
    <Box component="form" onSubmit={onSubmit} noValidate sx={{ display: 'grid', gap: 3, maxWidth: '38rem' }}>
      <Fragment key={round}>
        <TextInput
          name="agencyName"
          label={t(needsAgency ? 'staff.agencyName' : 'staff.agencyNameOptional')}
          autoComplete="organization"
          error={errors.agencyName}
        />
        <UsernameField errors={errors} />
        <TextInput
          name="email"
          label={t('common:mailAddress')}
          type="email"
          autoComplete="email"
          {...(email === undefined ? { hint: t('staff.invitedAddress') } : { value: email, readOnly: true })}
          error={errors.email}
        />
        <NewPasswords errors={errors} />
      </Fragment>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button type="submit" variant="contained" size="large" disabled={sending} sx={{ flexGrow: 1 }}>
          {submit}
        </Button>
        <Button variant="outlined" size="large" onClick={reset}>
          {t('staff.reset')}
        </Button>
      </Box>
    </Box>
  )
}

const accountOf = (read: ReadField): StaffAccount => ({
  agencyName: read('agencyName').trim(),
  username: read('username').trim(),
  email: read('email').trim(),
  password: read('password'),
  verifyPassword: read('verifyPassword'),
})
