import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslate } from '../../i18n/use-translate.ts'
import { CheckPreview } from '../CheckPreview.tsx'
import type { Check } from '../types.ts'

/** Shows a preview of the unsaved check as members would see it. */
export function PreviewButton() {
  const translate = useTranslate()
  const id = useId()
  const { getValues } = useFormContext<Check>()
  const [typed, setTyped] = useState<Check | null>(null)
  const close = () => setTyped(null)
  return (
    <>
      <Button startIcon={<VisibilityOutlined />} onClick={() => setTyped(structuredClone(getValues()))}>
        {translate('console.mentalChecks.preview')}
      </Button>
      <Dialog open={typed !== null} onClose={close} aria-labelledby={id} maxWidth="sm" fullWidth>
        <DialogTitle id={id}>{translate('console.mentalChecks.preview')}</DialogTitle>
        <DialogContent>{typed && <CheckPreview check={typed} />}</DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button onClick={close} autoFocus>
            {translate('ra.action.close')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
