import Backdrop from '@mui/material/Backdrop'
import CircularProgress from '@mui/material/CircularProgress'
import Modal from '@mui/material/Modal'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'

/** Covers the page while the purchase is in progress. */
export function BuyingOverlay() {
  const { t } = useTranslation('purchase')
  return (
    <Modal open aria-label={t('buying')} hideBackdrop>
      <Backdrop
        open
        role="status"
        tabIndex={-1}
        sx={{ flexDirection: 'column', gap: 2, color: 'common.white', outline: 'none' }}
      >
        <CircularProgress color="inherit" aria-hidden />
        <Typography>{t('buying')}</Typography>
      </Backdrop>
    </Modal>
  )
}
