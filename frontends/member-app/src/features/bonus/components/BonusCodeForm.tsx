import { isBlankText } from '@hibiki/text'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { TextInput } from '../../../components/form/TextInput.tsx'
import { useApiForm } from '../../../components/form/use-api-form.ts'
import { api } from '../../../lib/api/client.ts'
import { applyBonusCodeLimits } from '../../../lib/api/limits.gen/apply-bonus-code.ts'
import { createCharacterLimitProps } from '../../../lib/character-limit-props.ts'
import { planChanges } from '../../../lib/plan-changes.ts'
import { useConfirmed } from '../../session/use-confirmed.tsx'

/** Redeems a bonus code; `onApplied` is called when the member has closed the success alert. */
export function BonusCodeForm({ onApplied }: { onApplied: () => void }) {
  const { t } = useTranslation(['bonus', 'common'])
  const alert = useAlert()
  const { confirmed, dialog } = useConfirmed()
  const { field, sending, onSubmit } = useApiForm({
    defaultValues: { code: '' },
    check: ({ code }) => (isBlankText(code) ? { code: t('common:required') } : {}),
    send: ({ code }) => confirmed(() => api.POST('/v3/bonuscode/apply', { body: { code: code.trim() } })),
    onDone: () => {
      // A bonus of plan days enables the plan's functions at once.
      planChanges.emit()
      alert({ text: t('applied'), onClose: onApplied })
    },
    onRefused: (text) => alert({ text }),
  })
  return (
    <>
      <Box
        component="form"
        onSubmit={onSubmit}
        noValidate
        sx={{ display: 'grid', gap: 3, maxWidth: '28rem' }}
      >
        <TextInput
          {...field('code')}
          label={t('code')}
          required
          autoComplete="off"
          inputProps={{
            ...createCharacterLimitProps(applyBonusCodeLimits.code.maxLength),
            autoCapitalize: 'characters',
            spellCheck: false,
          }}
        />
        <Button type="submit" variant="contained" size="large" disabled={sending}>
          {t('apply')}
        </Button>
      </Box>
      {dialog}
    </>
  )
}
