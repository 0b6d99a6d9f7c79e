import AddRounded from '@mui/icons-material/AddRounded'
import CloseRounded from '@mui/icons-material/CloseRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { NumberInput, TextInput, ValidationError } from 'react-admin'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { createMentalCheckLimits } from '../../api/limits.gen/create-mental-check.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { type Check, createChoice } from '../types.ts'

const limits = createMentalCheckLimits

/** Edits the choices of one question with their points. */
export function ChoiceArrayInput({ index }: { index: number }) {
  const id = useId()
  const { getValues, formState } = useFormContext<Check>()
  const name = `items.${index}.choices` as const
  const { fields, append, remove } = useFieldArray<Check, typeof name>({ name })
  const t = useTranslate('console.mentalChecks')
  const problems = formState.errors.items?.[index]?.choices
  const message = problems?.message ?? problems?.root?.message
  return (
    <Box role="group" aria-labelledby={id} sx={{ mt: 1 }}>
      <Typography id={id} component="h3" sx={{ fontWeight: 500 }}>
        {t('choices')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {t('choicesHelp')}
      </Typography>
      {message && (
        <FormHelperText error role="alert" sx={{ fontSize: '0.875rem' }}>
          <ValidationError error={message} />
        </FormHelperText>
      )}
      {fields.map((field, at) => (
        <Box key={field.id} sx={row}>
          <Box sx={texts}>
            {choiceTexts.map(({ field, label, isRequired }) => (
              <TextInput
                key={field}
                source={`${name}.${at}.${field}`}
                label={t(label, { no: at + 1 })}
                isRequired={isRequired}
                helperText={false}
              />
            ))}
          </Box>
          <NumberInput
            source={`${name}.${at}.ansValue`}
            label={t('ansValue', { no: at + 1 })}
            isRequired
            helperText={false}
            min={limits['items[].choices[].ansValue'].minimum}
            max={limits['items[].choices[].ansValue'].maximum}
            step={1}
          />
          <IconButton
            aria-label={t('removeChoice', { no: at + 1 })}
            onClick={() => remove(at)}
            sx={{ mt: 0.75 }}
          >
            <CloseRounded />
          </IconButton>
        </Box>
      ))}
      <Button
        size="small"
        startIcon={<AddRounded />}
        disabled={fields.length >= limits['items[].choices'].maxItems}
        onClick={() => append(createChoice(getValues(name)))}
      >
        {t('addChoice')}
      </Button>
    </Box>
  )
}

/** The texts of a choice; the Chinese ones may be empty. */
const choiceTexts = [
  { field: 'displayJa', label: 'choiceJa', isRequired: true },
  { field: 'displayEn', label: 'choiceEn', isRequired: true },
  { field: 'displays.cn', label: 'choiceCn', isRequired: false },
  { field: 'displays.tw', label: 'choiceTw', isRequired: false },
] as const

/** On a phone each text has a line of its own, and the points stand beside the button. */
const texts = {
  gridColumn: { xs: '1 / -1', md: 'auto' },
  display: 'grid',
  columnGap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const
const row = {
  display: 'grid',
  columnGap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) 10rem auto' },
  '& + &': { borderTop: 1, borderColor: 'divider', pt: 1 },
} as const
