import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useTranslation } from 'react-i18next'
import { offeredTimes } from '../rules.ts'
import { ChoiceChips } from './ChoiceChips.tsx'

interface Props {
  label: string
  value: string
  onChange: (time: string) => void
}

/** Offers the usual times of an evening, and a field for any other. */
export function TimeChoice({ label, value, onChange }: Props) {
  const { t } = useTranslation('seven-nights')
  return (
    <Box>
      <ChoiceChips
        label={label}
        options={offeredTimes.map((time) => ({ value: time as string, text: time }))}
        value={value}
        onChange={onChange}
      />
      <TextField
        type="time"
        label={t('questions.otherTime')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        sx={{ mt: 2, width: '9rem' }}
      />
    </Box>
  )
}
