import AddRounded from '@mui/icons-material/AddRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { useEffect, useId, useState } from 'react'
import { useTranslate, ValidationError } from 'react-admin'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { type Check, newQuestion } from '../types.ts'
import { QuestionCard } from './QuestionCard.tsx'

const MOST = 100

/** The questions in the order in which they are asked; the ones being written are open. */
export function QuestionsInput() {
  const translate = useTranslate()
  const id = useId()
  const { getValues, formState } = useFormContext<Check>()
  const { fields, append, remove, move } = useFieldArray<Check, 'items'>({ name: 'items' })
  const [opened, setOpened] = useState<readonly string[]>([])
  // A question that was added is there to be written; its id is known one render later.
  const [opensLast, setOpensLast] = useState(false)
  const last = fields.at(-1)?.id
  if (opensLast && last !== undefined) {
    setOpensLast(false)
    setOpened([...opened, last])
  }
  const { items: problems } = formState.errors
  const isWrong = fields.map((_, index) => Object.keys(problems?.[index] ?? {}).length > 0)
  const wrong = fields.filter((_, index) => isWrong[index]).map((field) => field.id)
  const shown = wrong.join()
  useEffect(() => {
    // Opened once, not held open: mending the last mistake must not close the question under the hands.
    if (shown !== '') setOpened((before) => [...new Set([...before, ...shown.split(',')])])
  }, [shown])
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
            isWrong={isWrong[index] ?? false}
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
        disabled={fields.length >= MOST}
        sx={{ mt: 1.5 }}
        onClick={() => {
          append(newQuestion(getValues('items').at(-1)))
          setOpensLast(true)
          // The only one was open because it was the only one; it stays so.
          if (fields.length === 1) setOpened(fields.map((field) => field.id))
        }}
      >
        {translate('console.mentalChecks.addQuestion')}
      </Button>
    </Box>
  )
}
