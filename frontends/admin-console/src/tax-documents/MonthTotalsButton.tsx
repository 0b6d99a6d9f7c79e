import FunctionsOutlined from '@mui/icons-material/FunctionsOutlined'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { useTranslate } from '../i18n/use-translate.ts'
import { MonthTotals } from './MonthTotals.tsx'

/** Opens what the documents of each month say in sum. */
export function MonthTotalsButton() {
  const translate = useTranslate()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<FunctionsOutlined />}
        onClick={() => setIsOpen(true)}
      >
        {translate('console.taxDocuments.totals')}
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} aria-labelledby={id} maxWidth="sm" fullWidth>
        <DialogTitle id={id}>{translate('console.taxDocuments.totals')}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>{translate('console.taxDocuments.totalsText')}</DialogContentText>
          <MonthTotals />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button onClick={() => setIsOpen(false)}>{translate('ra.action.close')}</Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
