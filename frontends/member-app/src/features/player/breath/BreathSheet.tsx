import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Drawer from '@mui/material/Drawer'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { canVibrate } from '../use-vibration-switch.ts'
import { breathPaces } from './breath-pace.rules.ts'
import { breathPaceSetting, breathVibrationSetting } from './breath-pace-setting.ts'
import { canMeasureBreath } from './breath-sensor.ts'
import type { Breath } from './use-breath.ts'

interface Props {
  breath: Breath
  onClose: () => void
}

/** Switches the guided breath on, and chooses its pace, its vibration and whether the phone measures. */
export default function BreathSheet({ breath, onClose }: Props) {
  const { t } = useTranslation('breath')
  const title = useId()
  const paceLabel = useId()
  const [pace, setPace] = breathPaceSetting.use()
  const [vibration, setVibration] = breathVibrationSetting.use()
  const { isOn, setOn, sensor, setMeasuring, measuredPerMinute } = breath
  return (
    <Drawer
      open
      anchor="bottom"
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': title, sx: paper } }}
    >
      <Typography id={title} variant="h3" component="h2">
        {t('title')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('lead')}
      </Typography>
      <SwitchRow label={t('on')} checked={isOn} onChange={setOn} />
      <Box role="group" aria-labelledby={paceLabel}>
        <Typography id={paceLabel} variant="body2" sx={{ mb: 1 }}>
          {t('pace')}
        </Typography>
        <Box sx={{ display: 'flex', gap: 1 }}>
          {breathPaces.map((each) => (
            <Chip
              key={each}
              clickable
              label={each}
              aria-label={t('perMinute', { count: each })}
              aria-pressed={pace === each}
              color={pace === each ? 'primary' : 'default'}
              variant={pace === each ? 'filled' : 'outlined'}
              onClick={() => setPace(each)}
              sx={{ flex: 1, height: '2.75rem', borderRadius: 999, fontSize: '0.9375rem' }}
            />
          ))}
        </Box>
      </Box>
      {canVibrate() && (
        <SwitchRow
          label={t('vibration')}
          checked={vibration === 'on'}
          onChange={(on) => setVibration(on ? 'on' : 'off')}
        />
      )}
      {isOn && canMeasureBreath() && (
        <SwitchRow
          label={t('measure')}
          checked={sensor === 'searching' || sensor === 'measuring'}
          onChange={setMeasuring}
        >
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('measureHint')}
          </Typography>
          <Typography role="status" variant="body2" sx={{ minHeight: '1lh' }}>
            {sensor === 'measuring' && measuredPerMinute !== null
              ? t('measured', { count: Math.round(measuredPerMinute) })
              : sensor !== 'off' && t(sensor === 'refused' ? 'refused' : 'searching')}
          </Typography>
        </SwitchRow>
      )}
    </Drawer>
  )
}

interface SwitchRowProps {
  label: string
  checked: boolean
  onChange: (on: boolean) => void
  children?: ReactNode
}

function SwitchRow({ label, checked, onChange, children }: SwitchRowProps) {
  return (
    <div>
      <FormControlLabel
        label={label}
        sx={{ minHeight: '2.75rem' }}
        control={<Switch checked={checked} onChange={(_, on) => onChange(on)} />}
      />
      {children}
    </div>
  )
}

const paper = {
  display: 'grid',
  gap: 1.5,
  borderRadius: '1.25rem 1.25rem 0 0',
  border: 0,
  p: '1.25rem 1.25rem max(1.5rem, env(safe-area-inset-bottom))',
} as const
