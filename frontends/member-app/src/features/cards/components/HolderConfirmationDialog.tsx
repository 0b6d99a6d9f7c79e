import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { DialogFrame } from '../../../components/DialogFrame.tsx'
import type { HolderDecision } from '../api/send-holder-decision-to-sandbox.ts'

/** Lets the card's holder confirm or decline (本人認証); closing the dialog declines. */
export function HolderConfirmationDialog({ onDecide }: { onDecide: (outcome: HolderDecision) => void }) {
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
