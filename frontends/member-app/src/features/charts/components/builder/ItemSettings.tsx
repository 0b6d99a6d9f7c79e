import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { SelectInput } from '../../../../components/form/SelectInput.tsx'
import { TextInput } from '../../../../components/form/TextInput.tsx'
import { createCharacterLimitProps } from '../../../../lib/character-limit-props.ts'
import { type FormatValues, type ItemValues, itemKinds, itemLimits } from '../../format.rules.ts'

type TextName = Exclude<
  keyof ItemValues,
  'kind' | 'stored' | 'requires' | 'customerInput' | 'customerPublish'
>

/** Each kind of item has only the settings that mean something for it. */
const settings: Record<ItemValues['kind'], readonly TextName[]> = {
  line: ['suggestion', 'preset', 'maxLength'],
  lines: ['suggestion', 'preset', 'maxLength'],
  choice: ['options', 'preset'],
  number: ['from', 'to', 'suggestion', 'preset'],
}
const flags = ['requires', 'customerInput', 'customerPublish'] as const

/** Edits the settings of one item. */
export function ItemSettings({ index }: { index: number }) {
  const { t } = useTranslation('charts')
  const { control } = useFormContext<FormatValues>()
  const kind = useWatch({ control, name: `items.${index}.kind` })
  return (
    <>
      <Setting index={index} name="label" />
      <Controller
        control={control}
        name={`items.${index}.kind`}
        render={({ field }) => (
          <SelectInput
            label={t('builder.kind')}
            value={field.value}
            onChange={field.onChange}
            inputRef={field.ref}
            options={itemKinds.map((value) => ({ value, text: t(`builder.kinds.${value}`) }))}
          />
        )}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {settings[kind].map((name) => (
          <Setting key={name} index={index} name={name} />
        ))}
      </Box>
      <Box sx={{ display: 'grid', gap: 1 }}>
        {flags.map((name) => (
          <Flag key={name} index={index} name={name} />
        ))}
      </Box>
    </>
  )
}

function Setting({ index, name }: { index: number; name: TextName }) {
  const { t } = useTranslation('charts')
  const { register, formState } = useFormContext<FormatValues>()
  const { ref, ...field } = register(`items.${index}.${name}`)
  const isNumber = name === 'from' || name === 'to' || name === 'maxLength'
  const hint: string = t(`builder.hints.${name}`, { defaultValue: '' })
  return (
    <TextInput
      {...field}
      inputRef={ref}
      label={t(`builder.settings.${name}`)}
      error={formState.errors.items?.[index]?.[name]?.message}
      {...(hint && { hint })}
      {...(name === 'label' && { required: true })}
      {...(name === 'options' && { multiline: true, minRows: 3 })}
      inputProps={{
        ...(name === 'label' && createCharacterLimitProps(itemLimits.label.maxLength)),
        ...(isNumber && { inputMode: 'decimal' }),
      }}
    />
  )
}

interface FlagProps {
  index: number
  name: (typeof flags)[number]
}

/** Switches a flag and explains what it means. */
function Flag({ index, name }: FlagProps) {
  const { t } = useTranslation('charts')
  const id = useId()
  const { control } = useFormContext<FormatValues>()
  const isCustomers = useWatch({ control, name: `items.${index}.customerInput` })
  /** Customers always see the fields that they fill in, so the switch is on and locked. */
  const isImplied = name === 'customerPublish' && isCustomers
  return (
    <Controller
      control={control}
      name={`items.${index}.${name}`}
      render={({ field }) => (
        <div>
          <FormControlLabel
            control={
              <Switch
                checked={field.value || isImplied}
                disabled={isImplied}
                onChange={(_, next) => field.onChange(next)}
                slotProps={{ input: { ref: field.ref, 'aria-describedby': id } }}
              />
            }
            label={t(`builder.flags.${name}`)}
          />
          <Typography id={id} variant="body2" sx={{ color: 'text.secondary' }}>
            {t(isImplied ? 'builder.flags.impliedText' : `builder.flags.${name}Text`)}
          </Typography>
        </div>
      )}
    />
  )
}
