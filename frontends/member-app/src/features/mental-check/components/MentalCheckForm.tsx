import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { SelectInput } from '../../../components/form/SelectInput.tsx'
import { useApiForm } from '../../../components/form/use-api-form.ts'
import { ApiError } from '../../../lib/api/api-error.ts'
import { type MentalCheck, useAnswerMentalCheck, useRefetchQuestions } from '../api/use-mental-check.ts'
import type { MentalCheckPageState } from '../mental-check-page-state.ts'
import { findChosenChoiceId, sortQuestions } from '../rules.ts'
import { useMentalCheckDraft } from '../use-mental-check-draft.ts'

/** After these refusals the form cannot be sent any more. */
const final = ['AIESTHE_CHECK_NOT_DUE', 'AIESTHE_CHECK_NOT_FOUND']

interface Props {
  check: MentalCheck
  memberId: string
  onRefused: (error: unknown) => void
}

/** Asks the questions of a mental check. The answers stay on the device until they are sent. */
export function MentalCheckForm({ check, memberId, onRefused }: Props) {
  const { t } = useTranslation('mental-check')
  const navigate = useNavigate()
  const alert = useAlert()
  const sendAnswers = useAnswerMentalCheck()
  const freshQuestions = useRefetchQuestions(check.id)
  const { draft, choose, forget } = useMentalCheckDraft(memberId, check.id)
  const questions = sortQuestions(check.items)
  const goToSelection = () => void navigate(paths.mentalCheck)
  const goToSelectionWithNotice = () =>
    void navigate(paths.mentalCheck, { state: { sent: true } satisfies MentalCheckPageState })
  const answered = questions.filter((question) => findChosenChoiceId(question, draft.choices) !== '').length
  /** These refusals need other questions or a consent; after any other one the same answers can be sent again. */
  const recoveries: Readonly<Record<string, () => void>> = {
    ...Object.fromEntries([...final, 'AIESTHE_DATA_USE_NEEDED'].map((code) => [code, goToSelection])),
    AIESTHE_CHECK_CHANGED: freshQuestions,
  }

  const choices = Object.fromEntries(
    questions.map((question) => [question.id, findChosenChoiceId(question, draft.choices)]),
  )
  const { form, ...sheet } = useApiForm({
    // The draft on the device is the source, so that a reload keeps it.
    defaultValues: choices,
    check: () =>
      Object.fromEntries(
        Object.entries(choices).flatMap(([id, value]) => (value === '' ? [[id, t('choose')]] : [])),
      ),
    send: () =>
      sendAnswers.mutateAsync({
        mentalCheckId: check.id,
        answers: questions.map(({ id }) => ({ itemId: id, choiceId: choices[id] ?? '' })),
        requestKey: draft.requestKey,
      }),
    onDone() {
      forget()
      alert({ title: t('done.title'), text: t('done.text'), onClose: goToSelectionWithNotice })
    },
    onRefused(text, error) {
      const code = error instanceof ApiError ? error.code : ''
      if (final.includes(code)) forget()
      const onClose = recoveries[code]
      alert({
        title: t('failed.title'),
        text: t('failed.text'),
        detail: final.includes(code) ? text : `${text}\n${t('failed.answersKept')}`,
        ...(onClose && { onClose }),
      })
      onRefused(error)
    },
  })

  return (
    <Box component="form" noValidate onSubmit={sheet.onSubmit} sx={{ maxWidth: '44rem' }}>
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary', mb: 3 }}>
        {t('progress', { answered, total: questions.length })}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 3.5 }}>
        {questions.map((question) => {
          const value = findChosenChoiceId(question, draft.choices)
          const error = value === '' ? sheet.errorOf(question.id) : undefined
          return (
            <li key={question.id}>
              <SelectInput
                name={question.id}
                inputRef={form.register(question.id).ref}
                label={t('question', { no: question.questionNo, name: question.name })}
                value={value}
                options={[
                  ...(value === '' ? [{ value: '', text: t('placeholder') }] : []),
                  ...question.choices.map(({ id, display }) => ({ value: id, text: display })),
                ]}
                onChange={(choiceId) => choose(question.id, choiceId)}
                error={error}
              />
            </li>
          )
        })}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 5 }}>
        <Button onClick={goToSelection} variant="outlined">
          {t('back')}
        </Button>
        <Button type="submit" variant="contained" loading={sheet.sending}>
          {t('send')}
        </Button>
      </Box>
    </Box>
  )
}
