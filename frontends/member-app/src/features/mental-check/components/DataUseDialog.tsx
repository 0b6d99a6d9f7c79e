import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormatMoment } from '../../../lib/i18n/use-format-moment.ts'
import type { DataUseConsent } from '../api/use-data-use-consent.ts'
import { DataUseStatements } from './DataUseStatements.tsx'

/** Shows the text that the member agreed to, and when. */
export default function DataUseDialog({
  dataUse,
  onClose,
}: {
  dataUse: DataUseConsent
  onClose: () => void
}) {
  const { t } = useTranslation(['mental-check', 'common'])
  const moment = useFormatMoment()
  const id = useId()
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={id}
      maxWidth={false}
      slotProps={{ paper: { sx: { width: 650, maxWidth: '100%', m: 2 } } }}
    >
      <DialogTitle id={id} variant="h3" component="h2" sx={{ pt: 3 }}>
        {t('dataUse.title')}
      </DialogTitle>
      <DialogContent>
        <DataUseStatements statements={dataUse.statements} />
        {dataUse.decidedAt && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('dataUse.given', { moment: moment(dataUse.decidedAt) })}
          </Typography>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3 }}>
        <Button variant="contained" autoFocus onClick={onClose}>
          {t('common:close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
