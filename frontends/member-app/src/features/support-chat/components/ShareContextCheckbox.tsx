import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useTranslation } from 'react-i18next'

/** Asks whether staff may see plan, payments, last sounds, device and last errors with the inquiry. */
export function ShareContextCheckbox({
  shared,
  onChange,
}: {
  shared: boolean
  onChange: (shared: boolean) => void
}) {
  const { t } = useTranslation('support-chat')
  return (
    <FormControlLabel
      control={<Checkbox checked={shared} onChange={(event) => onChange(event.target.checked)} />}
      label={t('share')}
      sx={{ alignItems: 'start', '& .MuiFormControlLabel-label': { pt: 1 } }}
    />
  )
}
