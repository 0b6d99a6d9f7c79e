import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'

/** Asks for a confirmation, because the uploaded part of the file is deleted. */
export function CancelUploadButton({
  fileName,
  onCancelUpload,
}: {
  fileName: string
  onCancelUpload: () => void
}) {
  const { t } = useTranslation('uploads')
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>{t('giveUp')}</Button>
      {isAsking && (
        <ConfirmDialog
          title={t('giveUpQuestion')}
          text={t('giveUpText', { fileName })}
          action={t('giveUp')}
          onConfirm={onCancelUpload}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
