import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { SelectInput } from '../../../components/form/SelectInput.tsx'
import {
  type BirthDate,
  calculateAge,
  clearInvalidDay,
  listBirthYears,
  listDaysOfMonth,
  monthNumbers,
} from '../rules.ts'

interface Props {
  value: BirthDate
  onChange: (value: BirthDate) => void
}

/** Selects year, month and day, and shows the age. */
export function BirthDateFields({ value, onChange }: Props) {
  const { t } = useTranslation('profile')
  const today = new Date()
  const age = calculateAge(today, value)
  const offered = {
    birthYear: listBirthYears(today),
    birthMonth: monthNumbers,
    birthDay: listDaysOfMonth(value),
  }
  const fields = ['birthYear', 'birthMonth', 'birthDay'] as const
  return (
    <Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1.3fr 1fr 1fr', gap: 1.5 }}>
        {fields.map((field) => (
          <SelectInput
            key={field}
            label={t(field)}
            value={value[field]}
            options={[
              { value: -1, text: '–' },
              ...offered[field].map((number) => ({ value: number, text: String(number) })),
            ]}
            onChange={(number) => onChange(clearInvalidDay({ ...value, [field]: number }))}
          />
        ))}
      </Box>
      <Typography role="status" sx={{ mt: 1, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {age !== null && t('age', { age })}
      </Typography>
    </Box>
  )
}
