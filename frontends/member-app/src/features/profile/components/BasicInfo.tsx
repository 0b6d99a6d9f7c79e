import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { SelectInput } from '../../../components/form/SelectInput.tsx'
import { TextInput } from '../../../components/form/TextInput.tsx'
import { endsSession } from '../../../lib/api/api-error.ts'
import { useSession } from '../../session/session-context.ts'
import type { CurrentUser } from '../../session/types.ts'
import { updateProfile } from '../api/update-profile.ts'
import { BirthDateFields } from './BirthDateFields.tsx'

const noGender = -1
const genders = [0, 1, 2] as const

/** Birth date and gender; after saving, the member is verified anew (D2§4). Name and address are shown only (D-043). */
export function BasicInfo({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('profile')
  const { verify } = useSession()
  const alert = useAlert()
  const [birthDate, setBirthDate] = useState(user.profile)
  const [gender, setGender] = useState<number>(user.profile.gender ?? noGender)
  const [sending, setSending] = useState(false)

  const save = async (event: FormEvent) => {
    event.preventDefault()
    setSending(true)
    const { birthYear, birthMonth, birthDay } = birthDate
    const profile = { birthYear, birthMonth, birthDay, gender: gender === noGender ? null : gender }
    try {
      await updateProfile({ userId: user.userId, profile })
      await verify()
      alert({ text: t('saved') })
    } catch (error) {
      if (!endsSession(error)) alert({ text: t('notSaved') })
    } finally {
      setSending(false)
    }
  }

  return (
    <Box component="form" onSubmit={save} noValidate sx={{ display: 'grid', gap: 3, maxWidth: '32rem' }}>
      <TextInput label={t('userId')} value={user.userId} readOnly error={undefined} />
      <TextInput label={t('username')} value={user.username} readOnly error={undefined} />
      <TextInput label={t('common:mailAddress')} value={user.email} readOnly error={undefined} />
      <BirthDateFields value={birthDate} onChange={(date) => setBirthDate({ ...birthDate, ...date })} />
      <SelectInput
        label={t('gender')}
        value={gender}
        options={[
          { value: noGender, text: t('genders.unset') },
          ...genders.map((value) => ({ value, text: t(`genders.${value}`) })),
        ]}
        onChange={setGender}
      />
      <Button type="submit" variant="contained" size="large" disabled={sending}>
        {t('save')}
      </Button>
    </Box>
  )
}
