import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { NumberInput, TextInput, useRecordContext, useTranslate } from 'react-admin'
import type { Check } from '../types.ts'
import { QuestionArrayInput } from './QuestionArrayInput.tsx'

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
        <NumberInput
          source="intervalDays"
          isRequired
          min={1}
          max={366}
          step={1}
          helperText="console.mentalChecks.intervalHelp"
        />
        <NumberInput
          source="displayOrder"
          isRequired
          min={0}
          max={100_000}
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
