import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalPaging } from '../../../components/table/use-url-paging.ts'
import { ResultSelectList } from './ResultSelectList.tsx'

interface Props {
  onDecide: (detectId: string) => void
  onClose: () => void
}

/** Selects one diagnosis from five rows in a dialog of at most 700 px; its button is disabled until one is selected. */
export function ResultPickerDialog({ onDecide, onClose }: Props) {
  const { t } = useTranslation('face')
  const title = useId()
  const control = useLocalPaging()
  const [chosen, choose] = useState<string | null>(null)
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={title}
      slotProps={{ paper: { sx: { width: '100%', maxWidth: 700, m: 2 } } }}
    >
      <DialogTitle id={title} variant="h3" component="h2">
        {t('picker.title')}
      </DialogTitle>
      <DialogContent>
        <ResultSelectList label={t('picker.date')} control={control} chosen={chosen} onChoose={choose} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose}>{t('picker.close')}</Button>
        <Button
          variant="contained"
          disabled={chosen === null}
          onClick={() => chosen !== null && onDecide(chosen)}
        >
          {t('picker.decide')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
