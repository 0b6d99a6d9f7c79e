import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogFrame } from '../../../components/DialogFrame.tsx'
import { ShareContextCheckbox } from './ShareContextCheckbox.tsx'

interface Props {
  onConfirm: (share: boolean) => void
  onClose: () => void
}

/** Asks for the member's consent before staff can read a conversation with the advisor. */
export function HandOverDialog({ onConfirm, onClose }: Props) {
  const { t } = useTranslation(['support-chat', 'common'])
  const [share, setShare] = useState(false)
  return (
    <DialogFrame
      title={t('handOver.title')}
      text={t('handOver.text')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button variant="contained" onClick={() => onConfirm(share)}>
            {t('handOver.confirm')}
          </Button>
        </>
      }
    >
      <ShareContextCheckbox shared={share} onChange={setShare} />
    </DialogFrame>
  )
}
