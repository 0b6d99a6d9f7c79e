import { isBlankText, normalizeNameReading } from '@hibiki/text'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { NameReadingInput } from '../../../components/form/name-reading/NameReadingInput.tsx'
import { toReadingAccess } from '../../../components/form/name-reading/to-reading-access.ts'
import { useNameReading } from '../../../components/form/name-reading/use-name-reading.ts'
import { SelectInput } from '../../../components/form/SelectInput.tsx'
import { TextInput } from '../../../components/form/TextInput.tsx'
import { useApiForm } from '../../../components/form/use-api-form.ts'
import { api } from '../../../lib/api/client.ts'
import { updateProfileLimits } from '../../../lib/api/limits.gen/update-profile.ts'
import { useSession } from '../../session/session-context.ts'
import type { CurrentUser } from '../../session/types.ts'
import { useConfirmed } from '../../session/use-confirmed.tsx'
import { BirthDateFields } from './BirthDateFields.tsx'

const NO_GENDER = -1
const genders = [0, 1, 2] as const

/** Edits the display name and its reading, birth date and gender, and refreshes the session after saving. User ID and address are read-only. */
export function BasicInfoForm({ user }: { user: CurrentUser }) {
  const { t } = useTranslation(['profile', 'common'])
  const { verify } = useSession()
  const alert = useAlert()
  const { confirmed, dialog } = useConfirmed()
  const { form, field, sending, onSubmit } = useApiForm({
    defaultValues: {
      displayName: user.username,
      displayNameKana: user.usernameKana,
      ...user.profile,
      gender: user.profile.gender ?? NO_GENDER,
    },
    check: ({ displayName, displayNameKana }) => ({
      ...(isBlankText(displayName) && { displayName: t('common:required') }),
      ...(normalizeNameReading(displayNameKana) === null && {
        displayNameKana: t('common:nameReading.wrong'),
      }),
    }),
    send: async ({ displayName, displayNameKana, gender, ...birthDate }) => {
      const profile = { ...birthDate, gender: gender === NO_GENDER ? null : gender }
      const body = { userId: user.userId, displayName: displayName.trim(), displayNameKana, profile }
      await confirmed(() => api.POST('/profile/update', { body }))
      await verify()
    },
    onDone: () => alert({ text: t('saved') }),
    onRefused: () => alert({ text: t('notSaved') }),
  })
  const { displayName, displayNameKana, gender, ...birthDate } = form.watch()
  // The fields show the stored values, because the service removes invisible characters and writes readings in katakana.
  useEffect(() => form.setValue('displayName', user.username), [form, user.username])
  useEffect(() => form.setValue('displayNameKana', user.usernameKana), [form, user.usernameKana])
  const reading = useNameReading(toReadingAccess(form, 'displayNameKana'))

  return (
    <>
      <Box
        component="form"
        onSubmit={onSubmit}
        noValidate
        sx={{ display: 'grid', gap: 3, maxWidth: '32rem' }}
      >
        <TextInput label={t('userId')} value={user.userId} readOnly error={undefined} />
        <TextInput
          {...field('displayName')}
          {...reading.nameProps}
          label={t('displayName')}
          autoComplete="nickname"
        />
        <NameReadingInput
          field={field('displayNameKana')}
          onReadingBlur={reading.onReadingBlur}
          maxLength={updateProfileLimits.displayNameKana.maxLength}
        />
        <TextInput label={t('common:mailAddress')} value={user.email} readOnly error={undefined} />
        <BirthDateFields
          value={birthDate}
          onChange={(date) => form.reset({ displayName, displayNameKana, gender, ...date })}
        />
        <SelectInput
          label={t('gender')}
          value={gender}
          options={[
            { value: NO_GENDER, text: t('genders.unset') },
            ...genders.map((value) => ({ value, text: t(`genders.${value}`) })),
          ]}
          onChange={(chosen) => form.setValue('gender', chosen)}
        />
        <Button type="submit" variant="contained" size="large" disabled={sending}>
          {t('save')}
        </Button>
      </Box>
      {dialog}
    </>
  )
}
