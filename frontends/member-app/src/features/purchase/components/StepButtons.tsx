import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'

interface Props {
  /** Missing on the first step. */
  onBack?: (() => void) | undefined
  onNext: () => void
  /** The label of the forward button, when it is not just the next step. */
  label?: string
  disabled?: boolean
  busy?: boolean
}

/** Shows the back and forward buttons of a step; on phones they fill the width. */
export function StepButtons({ onBack, onNext, label, disabled = false, busy = false }: Props) {
  const { t } = useTranslation('purchase')
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 4, '& button': { flexGrow: { xs: 1, sm: 0 } } }}
    >
      {onBack && (
        <Button variant="outlined" size="large" disabled={busy} onClick={onBack}>
          {t('back')}
        </Button>
      )}
      <Button variant="contained" size="large" disabled={disabled || busy} onClick={onNext}>
        {label ?? t('next')}
      </Button>
    </Box>
  )
}
