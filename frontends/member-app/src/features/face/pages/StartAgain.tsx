import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '../../../components/alert/use-show-error.ts'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { useStartAgain } from '../api/use-start-again.ts'
import { useFaceAddress } from './use-face-address.ts'

interface Props {
  disabled?: boolean
  /** Closes overlays before the page changes, then runs `then`. */
  leave?: (then: () => void) => void
}

/** Discards the diagnosis in progress after a confirmation and restarts with the course. */
export function StartAgain({ disabled = false, leave = (then) => then() }: Props) {
  const { t } = useTranslation('face')
  const { goToStep } = useFaceAddress()
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
              onSuccess: () => leave(() => goToStep('course', { replace: true })),
              onError: showError,
            })
          }
        />
      )}
    </>
  )
}
