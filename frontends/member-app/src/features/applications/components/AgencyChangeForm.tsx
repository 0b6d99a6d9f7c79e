import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { AgencyCodeInput } from '../../../components/agency/AgencyCodeInput.tsx'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { TextInput } from '../../../components/form/TextInput.tsx'
import { useApiForm } from '../../../components/form/use-api-form.ts'
import { isAgencyCode, normalizeAgencyCode } from '../../../lib/agency-code.rules.ts'
import { ApiError } from '../../../lib/api/api-error.ts'
import { api, unwrap } from '../../../lib/api/client.ts'

interface Props {
  /** Persons in charge cannot choose a person in charge for themselves. */
  needsPic: boolean
  onApplied: () => void
}

/** Lets the member apply to join another agency. */
export function AgencyChangeForm({ needsPic, onApplied }: Props) {
  const { t } = useTranslation(['applications', 'common'])
  const alert = useAlert()
  const { form, field, sending, onSubmit } = useApiForm({
    defaultValues: { agencyCode: '', picId: '' },
    check: ({ agencyCode }) => {
      const code = normalizeAgencyCode(agencyCode)
      if (isAgencyCode(code)) return {}
      return { agencyCode: t(code === '' ? 'common:required' : 'change.codeHint') }
    },
    send: ({ agencyCode, picId }) =>
      unwrap(
        api.POST('/applying/agency-change', {
          body: { agencyCode: normalizeAgencyCode(agencyCode), picId: picId.trim() || null },
        }),
      ),
    onDone: (code) => {
      alert({ text: t('change.accepted', { code }) })
      onApplied()
    },
    // An error that stands beside a field is not shown in the alert again.
    onRefused: (text, error) => {
      if (!(error instanceof ApiError) || Object.keys(error.fields).length === 0) alert({ text })
    },
  })
  return (
    <Box component="form" onSubmit={onSubmit} noValidate sx={{ display: 'grid', gap: 3, maxWidth: '28rem' }}>
      <AgencyCodeInput
        {...field('agencyCode')}
        typed={form.watch('agencyCode')}
        label={t('change.code')}
        hint={t('change.codeHint')}
        unknown={t('change.codeUnknown')}
      />
      {needsPic && (
        <TextInput
          {...field('picId')}
          label={t('change.picId')}
          hint={t('change.picIdHint')}
          autoComplete="off"
        />
      )}
      <Button type="submit" variant="contained" size="large" disabled={sending}>
        {t('change.submit')}
      </Button>
    </Box>
  )
}
