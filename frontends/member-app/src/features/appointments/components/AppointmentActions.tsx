import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded'
import EditOutlined from '@mui/icons-material/EditOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '../../../components/alert/use-show-error.ts'
import { DialogFrame } from '../../../components/DialogFrame.tsx'
import { createLazyComponent } from '../../../components/lazy-component.tsx'
import type { Appointment, ChangeScope } from '../types.ts'
import { useCancelAppointment } from '../use-save-appointment.ts'
import { ScopeChoice } from './ScopeChoice.tsx'

const AppointmentDialog = createLazyComponent(() => import('./AppointmentDialog.tsx'))

/** Changes or cancels an appointment; of a repeated one both ask which occurrences are meant. */
export function AppointmentActions({
  appointment,
  onDone,
}: {
  appointment: Appointment
  onDone: () => void
}) {
  const { t } = useTranslation('appointments')
  const [open, setOpen] = useState<'change' | 'cancel' | null>(null)
  const close = () => setOpen(null)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
      <Button variant="outlined" startIcon={<EditOutlined />} onClick={() => setOpen('change')}>
        {t('change')}
      </Button>
      <Button color="error" startIcon={<DeleteOutlineRounded />} onClick={() => setOpen('cancel')}>
        {t('cancel.action')}
      </Button>
      {open === 'change' && <AppointmentDialog appointment={appointment} onSaved={onDone} onClose={close} />}
      {open === 'cancel' && <CancelDialog appointment={appointment} onDone={onDone} onClose={close} />}
    </Box>
  )
}

function CancelDialog({
  appointment: { id, day, version, repeat, title },
  onDone,
  onClose,
}: {
  appointment: Appointment
  onDone: () => void
  onClose: () => void
}) {
  const { t } = useTranslation(['appointments', 'common'])
  const showError = useShowError()
  const cancel = useCancelAppointment()
  const [scope, setScope] = useState<ChangeScope>(repeat ? 'one' : 'all')
  const onConfirm = () =>
    cancel.mutate(
      { id, day, version, scope },
      {
        onSuccess: () => {
          onClose()
          onDone()
        },
        onError: (error) => {
          onClose()
          showError(error)
        },
      },
    )
  return (
    <DialogFrame
      title={t('cancel.title')}
      text={t('cancel.text', { title })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel.keep')}</Button>
          <Button variant="contained" color="error" disabled={cancel.isPending} onClick={onConfirm}>
            {t('cancel.action')}
          </Button>
        </>
      }
    >
      {repeat && (
        <Box sx={{ mt: 2 }}>
          <ScopeChoice value={scope} onChange={setScope} />
        </Box>
      )}
    </DialogFrame>
  )
}
