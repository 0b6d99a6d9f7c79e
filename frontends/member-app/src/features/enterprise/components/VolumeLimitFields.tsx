import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Slider from '@mui/material/Slider'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { endsNextDay } from '../room/weekly-hours.rules.ts'
import type { VolumeLimit } from '../types.ts'
import { TimeRangeFields } from './TimeRangeFields.tsx'

/** The service accepts no lower limit, because it would be a silence that nobody ordered. */
const MIN_PERCENT = 5
const defaultLimit = { from: '22:00', to: '07:00', max: 0.3 }

interface Props {
  limit: VolumeLimit
  onChange: (limit: VolumeLimit) => void
  /** True after an attempt to save, so that a missing time is marked. */
  isChecked: boolean
}

/** Edits the hours of every day in which a section is never louder than a limit. */
export function VolumeLimitFields({ limit, onChange, isChecked }: Props) {
  const { t } = useTranslation('enterprise')
  const id = useId()
  const percent = Math.round((limit?.max ?? 1) * 100)
  const isMissing = isChecked && limit !== null && (limit.from === '' || limit.to === '')
  return (
    <Card component="section" aria-label={t('limit.title')} sx={{ p: 2.5, mt: 3, display: 'grid', gap: 2 }}>
      <div>
        <FormControlLabel
          label={t('limit.title')}
          control={
            <Switch
              checked={limit !== null}
              onChange={(_event, isOn) => onChange(isOn ? defaultLimit : null)}
            />
          }
        />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('limit.lead')}
        </Typography>
      </div>
      {limit && (
        <>
          <div>
            <TimeRangeFields
              range={limit}
              isChecked={isChecked}
              onChange={(range) => onChange({ ...limit, ...range })}
            />
            <FormHelperText error={isMissing}>
              {isMissing ? t('hours.noTimes') : endsNextDay(limit) && t('hours.nextDay')}
            </FormHelperText>
          </div>
          <Box sx={{ maxWidth: '24rem' }}>
            <Typography id={id} variant="body2" sx={{ color: 'text.secondary' }}>
              {t('limit.max', { percent })}
            </Typography>
            <Box sx={{ px: 1 }}>
              <Slider
                size="small"
                min={MIN_PERCENT}
                value={percent}
                aria-labelledby={id}
                getAriaValueText={(value) => `${value}%`}
                onChange={(_event, value) => onChange({ ...limit, max: (value as number) / 100 })}
              />
            </Box>
          </Box>
        </>
      )}
    </Card>
  )
}
