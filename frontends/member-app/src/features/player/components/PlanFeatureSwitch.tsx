import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { PlanLockHint } from '../../plans/lock/PlanLockHint.tsx'
import type { PlayerFeature } from '../types.ts'
import type { PlanSwitch } from './use-plan-switches.ts'

/** Shows the switch of a function of plans, with a small lock where the member's plan does not include it. */
export function PlanFeatureSwitch({
  feature,
  planSwitch,
}: {
  feature: PlayerFeature
  planSwitch: PlanSwitch
}) {
  const { t } = useTranslation('player')
  const lock = useId()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center' }}>
      <FormControlLabel
        disabled={planSwitch.disabled}
        label={t(`switch.${feature}`)}
        sx={{ minHeight: '2.75rem', mr: 1 }}
        control={
          <Switch
            checked={planSwitch.on}
            onChange={(_, checked) => planSwitch.setOn(checked)}
            slotProps={{ input: { 'aria-describedby': lock } }}
          />
        }
      />
      <PlanLockHint feature={feature} id={lock} />
    </Box>
  )
}
