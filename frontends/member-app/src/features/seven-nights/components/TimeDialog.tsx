import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '../../../components/alert/use-show-error.ts'
import { TimeChoice } from './TimeChoice.tsx'

interface Props {
  time: string
  isSaving: boolean
  onSave: (time: string, options: { onError: (error: unknown) => void }) => void
  onClose: () => void
}

/** Asks for another time of the evenings. */
export function TimeDialog({ time, isSaving, onSave, onClose }: Props) {
  const { t } = useTranslation('seven-nights')
  const showError = useShowError()
  const [chosen, choose] = useState(time)
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby="seven-nights-time"
      slotProps={{ paper: { sx: { width: 420, m: 2, maxWidth: 'calc(100% - 2rem)' } } }}
    >
      <DialogTitle id="seven-nights-time" variant="h2" sx={{ pt: 3, pb: 1 }}>
        {t('reminder.changeTime')}
      </DialogTitle>
      <DialogContent>
        <TimeChoice label={t('questions.time')} value={chosen} onChange={choose} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3, gap: 1, justifyContent: 'space-between' }}>
        <Button onClick={onClose}>{t('reminder.cancel')}</Button>
        <Button
          variant="contained"
          color="secondary"
          disabled={isSaving || chosen === ''}
          onClick={() => onSave(chosen, { onError: showError })}
        >
          {t('reminder.save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
