import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { checkInSetting } from './check-in-setting.ts'

/** Decides on this device whether players ask how the member feels. */
export function CheckInSwitch() {
  const { t } = useTranslation('check-in')
  const text = useId()
  const [setting, save] = checkInSetting.use()
  return (
    <>
      <FormControlLabel
        label={t('settings.label')}
        sx={{ minHeight: '2.75rem', mt: 1 }}
        control={
          <Switch
            checked={setting !== 'hidden'}
            onChange={(_, on) => save(on ? 'known' : 'hidden')}
            slotProps={{ input: { 'aria-describedby': text } }}
          />
        }
      />
      <Typography id={text} variant="body2" sx={{ color: 'text.secondary', maxWidth: '42em' }}>
        {t('settings.text')}
      </Typography>
    </>
  )
}
