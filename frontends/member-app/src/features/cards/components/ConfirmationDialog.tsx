import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { DialogFrame } from '../../../components/DialogFrame.tsx'
import type { Outcome } from '../api/confirm-at-sandbox.ts'

/** Lets the card's holder confirm or decline (本人認証); closing the dialog declines. */
export function ConfirmationDialog({ onDecide }: { onDecide: (outcome: Outcome) => void }) {
  const { t } = useTranslation('cards')
  return (
    <DialogFrame
      title={t('holder.title')}
      text={t('holder.text')}
      onClose={() => onDecide('failed')}
      actions={
        <>
          <Button onClick={() => onDecide('failed')}>{t('holder.decline')}</Button>
          <Button variant="contained" autoFocus onClick={() => onDecide('succeeded')}>
            {t('holder.confirm')}
          </Button>
        </>
      }
    />
  )
}
