import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '../../../components/alert/use-show-error.ts'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { $api } from '../../../lib/api/queries.ts'
import { useFaceStepParams } from './use-face-step-params.ts'

interface Props {
  disabled?: boolean
  /** Closes overlays before the page changes, then runs `then`. */
  leave?: (then: () => void) => void
}

/** Discards the diagnosis in progress after a confirmation and restarts with the course. */
export function RestartDiagnosisButton({ disabled = false, leave = (then) => then() }: Props) {
  const { t } = useTranslation('face')
  const { goToStep } = useFaceStepParams()
  const startAgain = $api.useMutation('post', '/aiesthe/start-again')
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
            startAgain.mutate(
              {},
              {
                onSuccess: () => leave(() => goToStep('course', { replace: true })),
                onError: showError,
              },
            )
          }
        />
      )}
    </>
  )
}
