import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '../../../components/alert/use-show-error.ts'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { useStartAgain } from '../api/use-start-again.ts'
import { useFaceAddress } from './use-face-address.ts'

interface Props {
  disabled?: boolean
  /** Closes what covers the page, and then does what follows. */
  leave?: (then: () => void) => void
}

/** Leaves the diagnosis under way, after asking, and begins with the course. */
export function StartAgain({ disabled = false, leave = (then) => then() }: Props) {
  const { t } = useTranslation('face')
  const { go } = useFaceAddress()
  const startAgain = useStartAgain()
  const showError = useShowError()
  const [leaving, setLeaving] = useState(false)
  return (
    <>
      <Button variant="text" disabled={disabled} onClick={() => setLeaving(true)}>
        {t('vibration.again')}
      </Button>
      {leaving && (
        <ConfirmDialog
          text={t('vibration.againQuestion')}
          action={t('vibration.again')}
          onClose={() => setLeaving(false)}
          onConfirm={() =>
            startAgain.mutate(undefined, {
              onSuccess: () => leave(() => go('course', { replace: true })),
              onError: showError,
            })
          }
        />
      )}
    </>
  )
}
