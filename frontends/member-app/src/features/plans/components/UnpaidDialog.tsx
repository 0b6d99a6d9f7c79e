import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { DialogFrame } from '../../../components/DialogFrame.tsx'

/** Shows that the plan is unpaid (E2001), with a link to the payment method; closing leads home. */
export default function UnpaidDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('plans')
  const navigate = useNavigate()
  const leaveTo = (path: string) => {
    onClose()
    void navigate(path)
  }
  return (
    <DialogFrame
      text={t('unpaid.text')}
      onClose={() => leaveTo(paths.home)}
      actions={
        <>
          <Button onClick={() => leaveTo(paths.home)}>{t('close')}</Button>
          <Button variant="contained" autoFocus onClick={() => leaveTo(paths.paymentMethod)}>
            {t('unpaid.toPaymentMethod')}
          </Button>
        </>
      }
    />
  )
}
