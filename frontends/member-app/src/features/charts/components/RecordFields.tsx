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
  /** The values of the last visit by field, which stand beside the fields. */
  previous?: ReadonlyMap<string, string>
  unconfirmed?: readonly string[]
  onConfirm?: (id: string) => void
}

/** Shows the fields of a record in their order, those of the reader as inputs and the others as text. */
export function RecordFields({ fields, control, emptyOther, previous, unconfirmed, onConfirm }: Props) {
  const { t } = useTranslation('charts')
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {fields.map((field) => (
        <Box key={field.id} sx={{ ...(previous && beside) }}>
          {field.editable ? (
            <FieldInput
              field={field}
              control={control}
              isUnconfirmed={unconfirmed?.includes(field.id) ?? false}
              onConfirm={() => onConfirm?.(field.id)}
            />
          ) : (
            <Box component="dl" sx={{ m: 0, p: 2, borderRadius: 1, bgcolor: 'washi.dark' }}>
              <FieldText name={field.label} label={field.fieldLabel}>
                {field.value || <MutedText>{emptyOther ?? t('fields.empty')}</MutedText>}
              </FieldText>
            </Box>
          )}
          {previous?.has(field.id) && !unconfirmed?.includes(field.id) && (
            <Box sx={lastVisit}>
              <Box component="span" sx={{ typography: 'caption', color: 'text.secondary', mr: 1 }}>
                {t('previous.visit')}
              </Box>
              {previous.get(field.id)}
            </Box>
          )}
        </Box>
      ))}
    </Box>
  )
}

/** Where there is room, the last visit stands beside the field, on phones below it. */
const beside = {
  display: 'grid',
  columnGap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 44rem) minmax(0, 18rem)' },
} as const
const lastVisit = {
  // On a desktop it begins beside the input, below the height of the label.
  mt: { xs: 0.75, lg: '2rem' },
  pl: { lg: 2 },
  py: { lg: 1 },
  borderLeft: { lg: 1 },
  borderColor: { lg: 'divider' },
  typography: 'body2',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const

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
