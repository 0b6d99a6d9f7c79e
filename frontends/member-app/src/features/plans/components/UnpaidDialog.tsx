import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { DialogFrame } from '../../../components/DialogFrame.tsx'

/** E2001: closing leads home, and the payment method is one touch away. */
export default function UnpaidDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('plans')
  const navigate = useNavigate()
  const leave = (path: string) => {
    onClose()
    void navigate(path)
  }
  return (
    <DialogFrame
      text={t('unpaid.text')}
      onClose={() => leave(paths.home)}
      actions={
        <>
          <Button onClick={() => leave(paths.paymentMethod)}>{t('unpaid.toPaymentMethod')}</Button>
          <Button variant="contained" autoFocus onClick={() => leave(paths.home)}>
            {t('close')}
          </Button>
        </>
      }
    />
  )
}
