import { isBlankText } from '@hibiki/text'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { TextInput } from '../../../components/form/TextInput.tsx'
import { useApiForm } from '../../../components/form/use-api-form.ts'
import { api } from '../../../lib/api/client.ts'
import { inviteToFamilyLimits } from '../../../lib/api/limits.gen/invite-to-family.ts'
import { createCharacterLimitProps } from '../../../lib/character-limit-props.ts'
import { useRefetchAfterPlanChange } from '../../../lib/use-refetch-after-plan-change.ts'

/** Invites one address at a time, so that each is read once more before it is mailed. */
export function InviteForm({ contractId }: { contractId: string }) {
  const { t } = useTranslation(['family', 'common'])
  const alert = useAlert()
  const refetch = useRefetchAfterPlanChange()
  const { field, form, sending, onSubmit } = useApiForm({
    defaultValues: { email: '' },
    check: ({ email }) => (isBlankText(email) ? { email: t('common:required') } : {}),
    send: ({ email }) =>
      api.POST('/v3/subscription/family/invite', { body: { contractId, email: email.trim() } }),
    onDone: () => {
      const email = form.getValues('email').trim()
      form.reset()
      void refetch()
      alert({ text: t('plan.invited', { email }) })
    },
    onRefused: (text) => alert({ text }),
  })
  return (
    <Box component="form" onSubmit={onSubmit} noValidate sx={formStyle}>
      <TextInput
        {...field('email')}
        label={t('plan.email')}
        type="email"
        required
        autoComplete="off"
        inputProps={{
          ...createCharacterLimitProps(inviteToFamilyLimits.email.maxLength),
          inputMode: 'email',
          autoCapitalize: 'none',
          spellCheck: false,
        }}
      />
      <Button type="submit" variant="contained" disabled={sending}>
        {t('plan.invite')}
      </Button>
    </Box>
  )
}

const formStyle = { display: 'grid', gap: 2, mt: 3, maxWidth: '28rem' } as const
