import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNotice } from '../api/use-notice.ts'
import { AdviceBlocks } from './AdviceBlocks.tsx'

/** The week's notice; the server says it once. Nothing is shown while there is none, and an error is no one's business (D2§8). */
export function NoticeDialog() {
  const { t } = useTranslation('activity')
  const title = useId()
  const [closed, setClosed] = useState(false)
  const { data: notice } = useNotice()
  if (closed || !notice?.message) return null
  const close = () => setClosed(true)
  return (
    <Dialog open onClose={close} maxWidth="sm" aria-labelledby={title}>
      <DialogTitle id={title} variant="h3" sx={{ pt: 4 }}>
        {notice.message}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        <AdviceBlocks {...notice} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button variant="contained" autoFocus onClick={close}>
          {t('notice.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
