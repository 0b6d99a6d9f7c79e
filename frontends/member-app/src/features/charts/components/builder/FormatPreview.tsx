import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useDeferredValue, useState } from 'react'
import { useForm, useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { type FormatValues, toPreviewFields } from '../../format.rules.ts'
import { type FieldValues, getEditableValues } from '../../record.rules.ts'
import type { ChartField } from '../../types.ts'
import { RecordFields } from '../RecordFields.tsx'

const sides = ['staff', 'customer'] as const

/** Previews what both sides will see of the format. */
export function FormatPreview() {
  const { t } = useTranslation('charts')
  const { control } = useFormContext<FormatValues>()
  // The preview is deferred so that typing in the form stays fast.
  const values = useDeferredValue(useWatch({ control }) as FormatValues)
  const [side, setSide] = useState<(typeof sides)[number]>('staff')
  const fields = toPreviewFields(values, side)
  return (
    <Box component="section" aria-labelledby="preview-title" sx={frame}>
      <Typography variant="h3" component="h2" id="preview-title">
        {t('preview.title')}
      </Typography>
      <ToggleButtonGroup
        exclusive
        value={side}
        onChange={(_, next: (typeof sides)[number] | null) => next && setSide(next)}
        aria-label={t('preview.as')}
        size="small"
        sx={{ my: 2, '& button': { minHeight: 44, px: 2 } }}
      >
        {sides.map((one) => (
          <ToggleButton key={one} value={one}>
            {t(`preview.${one}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography variant="h2" component="p" sx={{ mb: 2.5 }}>
        {values.title.trim() || t('preview.untitled')}
      </Typography>
      {fields.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{t(`preview.empty.${side}`)}</Typography>
      ) : (
        <Trial key={side} fields={fields} other={t(`preview.other.${side}`)} />
      )}
    </Box>
  )
}

/** The fields work as in a record, but what is typed here is not saved. */
function Trial({ fields, other }: { fields: readonly ChartField[]; other: string }) {
  const { control } = useForm<FieldValues>({ values: getEditableValues(fields) })
  return <RecordFields fields={fields} control={control} emptyOther={other} />
}

const frame = {
  p: { xs: 2, md: 3 },
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'washi.main',
  position: { lg: 'sticky' },
  top: { lg: '5.5rem' },
  maxHeight: { lg: 'calc(100dvh - 7rem)' },
  overflowY: { lg: 'auto' },
} as const
