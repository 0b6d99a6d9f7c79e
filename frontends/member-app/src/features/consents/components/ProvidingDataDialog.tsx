import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useShowError } from '../../../components/alert/use-show-error.ts'
import { LegalPanel } from '../../../components/legal/LegalPanel.tsx'
import { useDecide, useProvidingData } from '../api/use-consents.ts'

/** Asks for the consent to providing data on entering my page; it waits for an answer (D-048). 650 px wide (D1§9). */
export default function ProvidingDataDialog({ onRefused }: { onRefused: () => void }) {
  const { t } = useTranslation()
  const showError = useShowError()
  const agreed = useProvidingData(true)
  const decide = useDecide()
  const response = (agreement: boolean) =>
    decide.mutate(
      { document: 'providing-data', agreement },
      { onError: showError, onSuccess: agreement ? () => undefined : onRefused },
    )
  if (agreed.data !== false) return null
  return (
    <Dialog
      open
      aria-labelledby="providing-data-title"
      maxWidth={false}
      slotProps={{ paper: { sx: { width: 650, maxWidth: '100%', m: 2 } } }}
    >
      <DialogTitle id="providing-data-title" variant="h3" component="h2" sx={{ pt: 3 }}>
        {t('providingData.title')}
      </DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>{t('providingData.text')}</Typography>
        <LegalPanel name="data_analytics_agreement" label={t('providingData.title')} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3, gap: 1, flexWrap: 'wrap' }}>
        <Button disabled={decide.isPending} onClick={() => response(false)}>
          {t('providingData.refuse')}
        </Button>
        <Button variant="contained" disabled={decide.isPending} onClick={() => response(true)}>
          {t('providingData.agree')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
