import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { FlowActions } from '../../../components/flow/FlowActions.tsx'

interface Props {
  /** Missing on the first step. */
  onBack?: (() => void) | undefined
  onNext: () => void
  /** The label of the forward button, when it is not just the next step. */
  label?: string
  disabled?: boolean
  busy?: boolean
}

/** Shows the back and forward buttons of a step. */
export function StepButtons({ onBack, onNext, label, disabled = false, busy = false }: Props) {
  const { t } = useTranslation('purchase')
  return (
    <FlowActions>
      {onBack && (
        <Button variant="outlined" size="large" disabled={busy} onClick={onBack}>
          {t('back')}
        </Button>
      )}
      <Button variant="contained" size="large" disabled={disabled || busy} onClick={onNext}>
        {label ?? t('next')}
      </Button>
    </FlowActions>
  )
}
