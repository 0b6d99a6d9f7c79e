import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { NumberInput, TextInput, useRecordContext } from 'react-admin'
import { createMentalCheckLimits } from '../../api/limits.gen/create-mental-check.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import type { Check } from '../types.ts'
import { QuestionArrayInput } from './QuestionArrayInput.tsx'

const limits = createMentalCheckLimits

/** Edits a check: its titles, how often it is offered, and its questions. */
export function CheckInputs() {
  const check = useRecordContext<Check>()
  const translate = useTranslate()
  return (
    <>
      {check?.version !== undefined && (
        <Alert severity="info" variant="outlined" sx={{ width: '100%', mb: 2 }}>
          {translate('console.mentalChecks.newVersion', { version: check.version })}
        </Alert>
      )}
      <Box sx={columns}>
        <TextInput source="titleJa" isRequired autoComplete="off" />
        <TextInput source="titleEn" isRequired autoComplete="off" />
        <TextInput source="titles.cn" autoComplete="off" />
        <TextInput source="titles.tw" autoComplete="off" />
        <NumberInput
          source="intervalDays"
          isRequired
          min={limits.intervalDays.minimum}
          max={limits.intervalDays.maximum}
          step={1}
          helperText="console.mentalChecks.intervalHelp"
        />
        <NumberInput
          source="displayOrder"
          isRequired
          min={limits.displayOrder.minimum}
          max={limits.displayOrder.maximum}
          step={1}
          helperText="console.mentalChecks.orderHelp"
        />
      </Box>
      <QuestionArrayInput />
    </>
  )
}

const columns = {
  display: 'grid',
  columnGap: 2,
  width: '100%',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const
