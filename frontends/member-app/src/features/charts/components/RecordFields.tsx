import Box from '@mui/material/Box'
import type { Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { FieldValues } from '../record.rules.ts'
import type { ChartField } from '../types.ts'
import { FieldInput } from './FieldInput.tsx'
import { FieldText } from './FieldText.tsx'

interface Props {
  fields: readonly ChartField[]
  control: Control<FieldValues>
  /** This text is shown where the other side has not written anything. */
  emptyOther?: string
}

/** Shows the fields of a record in their order, those of the reader as inputs and the others as text. */
export function RecordFields({ fields, control, emptyOther }: Props) {
  const { t } = useTranslation('charts')
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {fields.map((field) =>
        field.editable ? (
          <FieldInput key={field.id} field={field} control={control} />
        ) : (
          <Box key={field.id} component="dl" sx={{ m: 0, p: 2, borderRadius: 1, bgcolor: 'washi.dark' }}>
            <FieldText name={field.label} label={field.fieldLabel}>
              {field.value || <MutedText>{emptyOther ?? t('fields.empty')}</MutedText>}
            </FieldText>
          </Box>
        ),
      )}
    </Box>
  )
}

export function MutedText({ children }: { children: string }) {
  return (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {children}
    </Box>
  )
}

/** Shows all fields of a record as text, on the screen and on paper. */
export function RecordText({ fields }: { fields: readonly ChartField[] }) {
  const { t } = useTranslation('charts')
  return (
    <Box component="dl" sx={{ display: 'grid', gap: 2.5, m: 0 }}>
      {fields.map(({ id, label, fieldLabel, value }) => (
        <FieldText key={id} name={label} label={fieldLabel}>
          {value || <MutedText>{t('fields.empty')}</MutedText>}
        </FieldText>
      ))}
    </Box>
  )
}
