import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useTranslation } from 'react-i18next'
import { canVibrate, useVibrationSwitch } from '../use-vibration-switch.ts'

/** Shows the switch for vibration, which the device remembers; nothing where the device cannot vibrate. */
export function VibrationSwitch() {
  const { t } = useTranslation('player')
  const [on, turn] = useVibrationSwitch()
  if (!canVibrate()) return null
  return (
    <FormControlLabel
      label={t('vibration')}
      sx={{ minHeight: '2.75rem' }}
      control={<Switch checked={on} onChange={(_, checked) => turn(checked)} />}
    />
  )
}
