import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import type { TFunction } from 'i18next'
import { useId } from 'react'
import { type Control, useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { createCharacterLimitProps } from '../../../lib/character-limit-props.ts'
import { getItemKind } from '../format.rules.ts'
import { type FieldValues, getMaxLength } from '../record.rules.ts'
import type { ChartField } from '../types.ts'
import { FieldLabelMark } from './FieldText.tsx'

/** More options than this open as a list, because radio buttons would need too much room. */
const MAX_RADIOS = 5

interface Props {
  field: ChartField
  control: Control<FieldValues>
}

/** Edits a field of the reader's own side with the control that fits its kind. */
export function FieldInput({ field: item, control }: Props) {
  const { t } = useTranslation('charts')
  const id = useId()
  const { field, fieldState } = useController({ name: item.id, control })
  const kind = getItemKind(item)
  const isRadio = kind === 'choice' && item.selection.length <= MAX_RADIOS
  const wrong = fieldState.error?.message
  const help = wrong ?? findHint(item, t)
  const described = { ...(help && { 'aria-describedby': `${id}-help` }) }
  return (
    <FormControl fullWidth error={wrong !== undefined} required={item.requires}>
      <FormLabel
        id={`${id}-label`}
        {...(isRadio ? {} : { htmlFor: id })}
        required={false}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          columnGap: 1,
          mb: 0.75,
          color: 'text.primary',
          fontWeight: 600,
        }}
      >
        <span>
          {item.label}
          {item.requires && (
            <Box component="span" aria-hidden sx={{ color: 'error.main' }}>
              {' *'}
            </Box>
          )}
        </span>
        <FieldLabelMark label={item.fieldLabel} />
      </FormLabel>
      {isRadio && (
        <RadioGroup {...field} row aria-labelledby={`${id}-label`} {...described} sx={{ columnGap: 1 }}>
          {!item.requires && <FormControlLabel value="" control={<Radio />} label={t('fields.noChoice')} />}
          {item.selection.map((option) => (
            <FormControlLabel key={option} value={option} control={<Radio />} label={option} />
          ))}
        </RadioGroup>
      )}
      {kind === 'choice' && !isRadio && (
        <NativeSelect {...field} input={<OutlinedInput />} inputProps={{ id, ...described }}>
          <option value="">{t('fields.choose')}</option>
          {item.selection.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </NativeSelect>
      )}
      {kind !== 'choice' && (
        <OutlinedInput
          id={id}
          {...field}
          inputRef={field.ref}
          placeholder={item.defaultDispValue}
          multiline={kind === 'lines'}
          minRows={kind === 'lines' ? 3 : 1}
          inputProps={{
            ...createCharacterLimitProps(getMaxLength(item)),
            ...(kind === 'number' && { inputMode: 'decimal' }),
            ...described,
          }}
          sx={{ ...(kind === 'number' && { maxWidth: '12rem' }) }}
        />
      )}
      {help && (
        <FormHelperText
          id={`${id}-help`}
          {...(wrong ? { role: 'alert' } : {})}
          sx={{ mx: 0, fontSize: '0.875rem' }}
        >
          {help}
        </FormHelperText>
      )}
    </FormControl>
  )
}

/** Tells the range of a number field; other fields have no hint. */
function findHint(
  { rangeFrom: from, rangeTo: to, ...item }: ChartField,
  t: TFunction<'charts'>,
): string | null {
  if (getItemKind({ ...item, rangeFrom: from, rangeTo: to }) !== 'number') return null
  if (from === null) return t('fields.atMost', { to: to ?? '' })
  return to === null ? t('fields.atLeast', { from }) : t('fields.range', { from, to })
}
