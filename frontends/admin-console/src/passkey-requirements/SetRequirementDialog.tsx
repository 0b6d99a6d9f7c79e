import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogContentText from '@mui/material/DialogContentText'
import TextField from '@mui/material/TextField'
import { type SubmitEvent, useState } from 'react'
import { HttpError, useLocale } from 'react-admin'
import { formatDay, getTodayInJapan } from '../components/date-time.ts'
import { FormDialog } from '../components/FormDialog.tsx'
import { useNotifyingMutation } from '../components/use-notifying-mutation.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import type { PasskeyRequirement } from './types.ts'

interface Props {
  requirement: PasskeyRequirement
  onClose: () => void
}

/**
 * Asks for the first day, and says how many people would have to create a passkey and who would be logged out. An error of the service
 * appears at the field.
 */
export function SetRequirementDialog({ requirement, onClose }: Props) {
  const { id: role, accounts, accountsWithPasskey, firstDay } = requirement
  const translate = useTranslate('console.passkeyRequirements')
  const translateAny = useTranslate()
  const locale = useLocale()
  const isInForce = firstDay !== null && firstDay <= getTodayInJapan()
  const [day, setDay] = useState(isInForce ? '' : (firstDay ?? ''))
  const [hasSubmitted, setHasSubmitted] = useState(false)
  const action = useNotifyingMutation({
    run: (provider) =>
      provider.call('PUT /admin/passkey-requirements/{id}', { id: role, body: { firstDay: day } }),
    successText: () => {
      onClose()
      return { key: 'console.passkeyRequirements.done', args: { day: formatDay(day, locale) } }
    },
  })
  const isMissing = hasSubmitted && day === ''
  const fields: { firstDay?: string } =
    action.error instanceof HttpError ? (action.error.body?.fields ?? {}) : {}
  const dayError = isMissing ? translateAny('ra.validation.required') : fields.firstDay
  const label = translate(firstDay ? 'move' : 'set')
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    setHasSubmitted(true)
    if (day !== '') action.mutate()
  }
  return (
    <FormDialog
      title={translate('setTitle', { role: translateAny(`console.role.${role}`) })}
      text={
        <>
          <DialogContentText>
            {translate('setText', { accounts, missing: accounts - accountsWithPasskey })}
          </DialogContentText>
          <DialogContentText sx={{ mt: 1 }}>{translate('notice')}</DialogContentText>
          {role === 'ROLE_ENTERPRISE' && (
            <DialogContentText sx={{ mt: 1 }}>{translate('rooms')}</DialogContentText>
          )}
        </>
      }
      actions={
        <>
          <Button onClick={onClose}>{translateAny('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={action.isPending}>
            {label}
          </Button>
        </>
      }
      onClose={onClose}
      onSubmit={onSubmit}
    >
      <TextField
        type="date"
        label={translateAny('resources.passkey-requirements.fields.firstDay')}
        value={day}
        onChange={(event) => setDay(event.target.value)}
        error={dayError !== undefined}
        helperText={dayError ?? translate('dayHelp')}
        slotProps={{ inputLabel: { shrink: true } }}
        autoFocus
        required
        fullWidth
      />
      {isInForce && (
        <Alert severity="warning" variant="outlined" sx={{ mt: 1 }}>
          {translate('inForce')}
        </Alert>
      )}
      {day === getTodayInJapan() && (
        <Alert severity="warning" variant="outlined" sx={{ mt: 1 }}>
          {translate('today')}
        </Alert>
      )}
    </FormDialog>
  )
}
