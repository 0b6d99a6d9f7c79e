import { isBlankText } from '@hibiki/text'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { SelectInput } from '../../../components/form/SelectInput.tsx'
import { useApiForm } from '../../../components/form/use-api-form.ts'
import { ApiError } from '../../../lib/api/api-error.ts'
import { api, unwrap } from '../../../lib/api/client.ts'
import { approveDevicePairingLimits } from '../../../lib/api/limits.gen/approve-device-pairing.ts'
import { useConfirmed } from '../../session/use-confirmed.tsx'
import { PairingCodeInput } from './PairingCodeInput.tsx'

interface Props {
  /** The code that the QR code carries, or an empty text. */
  code: string
  /** The section that is chosen at first, or an empty text. */
  sectionId: string
  sections: readonly { value: string; text: string }[]
}

/** Takes the code of a device and its section. */
export function PairDeviceForm({ code, sectionId: requestedId, sections }: Props) {
  const { t } = useTranslation(['enterprise', 'common'])
  const alert = useAlert()
  const navigate = useNavigate()
  const { confirmed, dialog } = useConfirmed()
  const [sectionId, setSectionId] = useState(requestedId)
  const [isSectionMissing, setIsSectionMissing] = useState(false)
  const { field, sending, onSubmit } = useApiForm({
    defaultValues: { code },
    check: (values) => {
      setIsSectionMissing(sectionId === '')
      const isMissing = isBlankText(values.code)
      if (sectionId === '') return { code: isMissing ? t('common:required') : t('pair.noSection') }
      return isMissing ? { code: t('common:required') } : {}
    },
    send: (values) =>
      confirmed(() =>
        unwrap(api.POST('/account/device-pairing/approve', { body: { code: values.code, sectionId } })),
      ),
    onDone: ({ device }) =>
      alert({
        text: device === '' ? t('pair.done') : t('pair.doneOf', { device }),
        onClose: () => void navigate(paths.roomsOverview),
      }),
    onRefused: (text, error) => {
      // The message about a code stands at its field.
      if (!(error instanceof ApiError && 'code' in error.fields)) alert({ text })
    },
  })
  return (
    <>
      <Box
        component="form"
        onSubmit={onSubmit}
        noValidate
        sx={{ display: 'grid', gap: 3, maxWidth: '28rem' }}
      >
        <PairingCodeInput {...field('code')} maxLength={approveDevicePairingLimits.code.maxLength} />
        <SelectInput
          label={t('pair.section')}
          required
          value={sectionId}
          options={[...(requestedId === '' ? [{ value: '', text: t('pair.choose') }] : []), ...sections]}
          error={isSectionMissing ? t('pair.noSection') : undefined}
          onChange={(value) => {
            setSectionId(value)
            setIsSectionMissing(false)
          }}
        />
        <Button type="submit" variant="contained" size="large" disabled={sending}>
          {t('pair.submit')}
        </Button>
      </Box>
      {dialog}
    </>
  )
}
