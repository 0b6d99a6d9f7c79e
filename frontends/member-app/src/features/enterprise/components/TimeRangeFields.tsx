import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useTranslation } from 'react-i18next'
import type { TimeRange } from '../room/weekly-hours.rules.ts'

interface Props {
  range: TimeRange
  onChange: (range: TimeRange) => void
  /** True after an attempt to save, so that a missing time is marked. */
  isChecked: boolean
}

/** Edits the times from and to, in Japanese time. */
export function TimeRangeFields({ range, onChange, isChecked }: Props) {
  const { t } = useTranslation('enterprise')
  const renderTime = (name: 'from' | 'to') => (
    <TextField
      type="time"
      size="small"
      required
      label={t(`hours.${name}`)}
      value={range[name]}
      error={isChecked && range[name] === ''}
      onChange={({ target }) => onChange({ from: range.from, to: range.to, [name]: target.value })}
      slotProps={{ inputLabel: { shrink: true, required: false }, htmlInput: { step: 300 } }}
      sx={{ width: '9rem' }}
    />
  )
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 2.5 }}>
      {renderTime('from')}
      <span aria-hidden="true">{t('hours.until')}</span>
      {renderTime('to')}
    </Box>
  )
}
