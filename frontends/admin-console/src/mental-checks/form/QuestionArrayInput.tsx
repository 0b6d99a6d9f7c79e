import AddRounded from '@mui/icons-material/AddRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { useEffect, useId, useState } from 'react'
import { ValidationError } from 'react-admin'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { createMentalCheckLimits } from '../../api/limits.gen/create-mental-check.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { type Check, createQuestion } from '../types.ts'
import { QuestionCard } from './QuestionCard.tsx'

/** Edits the questions in their order; those that are being edited are open. */
export function QuestionArrayInput() {
  const translate = useTranslate()
  const id = useId()
  const { getValues, formState } = useFormContext<Check>()
  const { fields, append, remove, move } = useFieldArray<Check, 'items'>({ name: 'items' })
  const [opened, setOpened] = useState<readonly string[]>([])
  // An added question opens at once; its ID is known only in the next render.
  const [shouldOpenLast, setShouldOpenLast] = useState(false)
  const last = fields.at(-1)?.id
  if (shouldOpenLast && last !== undefined) {
    setShouldOpenLast(false)
    setOpened([...opened, last])
  }
  const { items: problems } = formState.errors
  const invalidFlags = fields.map((_, index) => Object.keys(problems?.[index] ?? {}).length > 0)
  const invalidIds = fields.filter((_, index) => invalidFlags[index]).map((field) => field.id)
  const joinedInvalidIds = invalidIds.join()
  useEffect(() => {
    // A question with a mistake is opened once and not kept open: it must not close while somebody corrects it.
    if (joinedInvalidIds !== '')
      setOpened((before) => [...new Set([...before, ...joinedInvalidIds.split(',')])])
  }, [joinedInvalidIds])
  const message = problems?.message ?? problems?.root?.message
  return (
    <Box component="section" aria-labelledby={id} sx={{ width: '100%', mt: 2 }}>
      <Typography id={id} component="h2" variant="h2">
        {translate('console.mentalChecks.questions')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {translate('console.mentalChecks.questionsHelp')}
      </Typography>
      {message && (
        <FormHelperText error role="alert" sx={{ mb: 1, fontSize: '0.875rem' }}>
          <ValidationError error={message} />
        </FormHelperText>
      )}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {fields.map((field, index) => (
          <QuestionCard
            key={field.id}
            index={index}
            isLast={index === fields.length - 1}
            isInvalid={invalidFlags[index] ?? false}
            isOpen={opened.includes(field.id) || fields.length === 1}
            onToggle={(isOpen) =>
              setOpened((before) =>
                isOpen ? [...before, field.id] : before.filter((open) => open !== field.id),
              )
            }
            onMove={(step) => move(index, index + step)}
            onRemove={() => remove(index)}
          />
        ))}
      </Box>
      <Button
        startIcon={<AddRounded />}
        variant="outlined"
        disabled={fields.length >= createMentalCheckLimits.items.maxItems}
        sx={{ mt: 1.5 }}
        onClick={() => {
          append(createQuestion(getValues('items').at(-1)))
          setShouldOpenLast(true)
          // The only question is always open; it stays open when a second one is added.
          if (fields.length === 1) setOpened(fields.map((field) => field.id))
        }}
      >
        {translate('console.mentalChecks.addQuestion')}
      </Button>
    </Box>
  )
}
