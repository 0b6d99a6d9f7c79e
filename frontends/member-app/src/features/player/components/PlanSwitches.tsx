import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

/** Loop and timer belong to a plan; until plans can be checked they say so instead of pretending. */
export function PlanSwitches() {
  const { t } = useTranslation('player')
  const hint = useId()
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        {(['loop', 'timer'] as const).map((name) => (
          <FormControlLabel
            key={name}
            disabled
            label={t(name)}
            control={<Switch slotProps={{ input: { 'aria-describedby': hint } }} />}
          />
        ))}
      </Box>
      <Typography id={hint} variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
        {t('planNeeded')}
      </Typography>
    </Box>
  )
}
