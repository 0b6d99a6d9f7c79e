import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { AgencyCodeInput } from '../../../components/agency/AgencyCodeInput.tsx'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { TextInput } from '../../../components/form/TextInput.tsx'
import { type FieldErrors, type ReadField, useForm } from '../../../components/form/use-form.ts'
import { isAgencyCode, normalizeAgencyCode } from '../../../lib/agency-code.ts'
import { ApiError } from '../../../lib/api/api-error.ts'
import { applyForAgencyChange } from '../api/apply-for-agency-change.ts'

interface Props {
  /** Persons in charge have none above them to wish for. */
  asksForPic: boolean
  onApplied: () => void
}

/** Asks another agency to take the member in. */
export function AgencyChangeForm({ asksForPic, onApplied }: Props) {
  const { t } = useTranslation('applications')
  const alert = useAlert()
  const check = (read: ReadField): FieldErrors => {
    const code = normalizeAgencyCode(read('agencyCode'))
    if (isAgencyCode(code)) return {}
    return { agencyCode: t(code === '' ? 'common:required' : 'change.codeHint') }
  }
  const { errors, sending, onSubmit } = useForm({
    check,
    send: (read) =>
      applyForAgencyChange({
        agencyCode: normalizeAgencyCode(read('agencyCode')),
        picId: read('picId').trim() || null,
      }),
    onDone: (code) => {
      alert({ text: t('change.accepted', { code }) })
      onApplied()
    },
    // What is said beside a field is not said twice.
    onRefused: (text, error) => {
      if (!(error instanceof ApiError) || Object.keys(error.fields).length === 0) alert({ text })
    },
  })
  return (
    <Box component="form" onSubmit={onSubmit} noValidate sx={{ display: 'grid', gap: 3, maxWidth: '28rem' }}>
      <AgencyCodeInput
        label={t('change.code')}
        hint={t('change.codeHint')}
        unknown={t('change.codeUnknown')}
        error={errors.agencyCode}
      />
      {asksForPic && (
        <TextInput
          name="picId"
          label={t('change.picId')}
          hint={t('change.picIdHint')}
          autoComplete="off"
          error={errors.picId}
        />
      )}
      <Button type="submit" variant="contained" size="large" disabled={sending}>
        {t('change.submit')}
      </Button>
    </Box>
  )
}
