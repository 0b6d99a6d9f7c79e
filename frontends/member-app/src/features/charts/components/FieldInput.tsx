import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import type { TFunction } from 'i18next'
import { useId, useState } from 'react'
import { type Control, useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { createCharacterLimitProps } from '../../../lib/character-limit-props.ts'
import { getItemKind } from '../format.rules.ts'
import { type FieldValues, getMaxLength, listScaleNumbers } from '../record.rules.ts'
import type { ChartField } from '../types.ts'
import { FieldLabelMark } from './FieldText.tsx'
import { NumberDots } from './NumberDots.tsx'

/** More options than this open as a list, because radio buttons would need too much room. */
const MAX_RADIOS = 5

interface Props {
  field: ChartField
  control: Control<FieldValues>
  /** Whether the value was copied from the last visit and waits for a confirmation. */
  isUnconfirmed?: boolean
  /** Called when staff touch or change the field, or confirm what was copied. */
  onConfirm?: () => void
}

/** Edits a field of the reader's own side with the control that fits its kind. */
export function FieldInput({ field: item, control, isUnconfirmed = false, onConfirm }: Props) {
  const { t } = useTranslation('charts')
  const id = useId()
  const { field, fieldState } = useController({ name: item.id, control })
  // The input gets the reference, not its frame, because a refused field gets the focus.
  const { ref: fieldRef, ...fieldProps } = field
  // The value at the beginning decides, because dots must not replace a line while one types in it.
  const [initialValue] = useState(field.value ?? '')
  const numbers = listScaleNumbers(item, initialValue)
  const kind = getItemKind(item)
  const isChoice = kind === 'choice' && item.selection.length <= MAX_RADIOS
  const isRadio = isChoice || numbers !== null
  const wrong = fieldState.error?.message
  const help = wrong ?? (numbers === null ? findHint(item, t) : null)
  const describedBy = [isUnconfirmed && `${id}-copied`, help && `${id}-help`].filter(Boolean).join(' ')
  const described = { ...(describedBy !== '' && { 'aria-describedby': describedBy }) }
  return (
    <FormControl
      fullWidth
      error={wrong !== undefined}
      required={item.requires}
      onChange={onConfirm}
      sx={{ ...(isUnconfirmed && copied) }}
    >
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
      <Box onClick={onConfirm} sx={{ display: 'flex', flexDirection: 'column' }}>
        {isChoice && (
          <RadioGroup
            {...fieldProps}
            row
            aria-labelledby={`${id}-label`}
            {...described}
            sx={{ columnGap: 1 }}
          >
            {!item.requires && <FormControlLabel value="" control={<Radio />} label={t('fields.noChoice')} />}
            {item.selection.map((option, index) => (
              <FormControlLabel
                key={option}
                value={option}
                control={<Radio slotProps={{ input: { ...(index === 0 && { ref: fieldRef }) } }} />}
                label={option}
              />
            ))}
          </RadioGroup>
        )}
        {numbers !== null && (
          <NumberDots
            {...fieldProps}
            {...described}
            aria-labelledby={`${id}-label`}
            numbers={numbers}
            isRequired={item.requires}
            firstRef={fieldRef}
          />
        )}
        {kind === 'choice' && !isRadio && (
          <NativeSelect
            {...fieldProps}
            inputRef={fieldRef}
            input={<OutlinedInput />}
            inputProps={{ id, ...described }}
          >
            <option value="">{t('fields.choose')}</option>
            {item.selection.map((option) => (
              <option key={option} value={option}>
                {option}
              </option>
            ))}
          </NativeSelect>
        )}
        {kind !== 'choice' && numbers === null && (
          <OutlinedInput
            id={id}
            {...fieldProps}
            inputRef={fieldRef}
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
      </Box>
      {isUnconfirmed && (
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, mt: 0.5 }}>
          <Box component="span" id={`${id}-copied`} sx={{ typography: 'body2', color: 'secondary.dark' }}>
            {t('previous.mark')}
          </Box>
          <Button
            variant="outlined"
            aria-label={t('previous.confirmOf', { label: item.label })}
            onClick={onConfirm}
            sx={{ flex: 'none' }}
          >
            {t('previous.confirm')}
          </Button>
        </Box>
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

/** A copied field stands out until it is confirmed. */
const copied = {
  px: 1.5,
  py: 1,
  // The input stays where it was, and the ground reaches beyond it.
  ml: '-15px',
  width: 'calc(100% + 27px)',
  borderLeft: 3,
  borderColor: 'secondary.main',
  bgcolor: 'secondary.light',
  borderRadius: 1,
} as const

/** Tells the range of a number field; other fields have no hint. */
function findHint(
  { rangeFrom: from, rangeTo: to, ...item }: ChartField,
  t: TFunction<'charts'>,
): string | null {
  if (getItemKind({ ...item, rangeFrom: from, rangeTo: to }) !== 'number') return null
  if (from === null) return t('fields.atMost', { to: to ?? '' })
  return to === null ? t('fields.atLeast', { from }) : t('fields.range', { from, to })
}
