import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { FlowActions } from '../../../components/flow/FlowActions.tsx'
import { OneTapAnswers } from '../../../components/form/OneTapAnswers.tsx'
import { useApiForm } from '../../../components/form/use-api-form.ts'
import { useDelayedAdvance } from '../../../components/form/use-delayed-advance.ts'
import { useFocusOnChange } from '../../../components/use-focus-on-change.ts'
import { ApiError } from '../../../lib/api/api-error.ts'
import { $api } from '../../../lib/api/queries.ts'
import { useInvalidate } from '../../../lib/api/use-invalidate.ts'
import type { MentalCheckPageState } from '../mental-check-page-state.ts'
import { findChosenChoiceId, findFirstUnansweredIndex, sortQuestions } from '../rules.ts'
import type { MentalCheck } from '../types.ts'
import { useMentalCheckDraft } from '../use-mental-check-draft.ts'

/** After these refusals the form cannot be sent any more. */
const final = ['AIESTHE_CHECK_NOT_DUE', 'AIESTHE_CHECK_NOT_FOUND']

interface Props {
  check: MentalCheck
  memberId: string
  onRefused: (error: unknown) => void
}

/**
 * Asks the questions of a mental check one by one, each answered by one tap, from the first unanswered one on. The answers stay on the
 * device until they are sent.
 */
export function MentalCheckForm({ check, memberId, onRefused }: Props) {
  const { t } = useTranslation('mental-check')
  const navigate = useNavigate()
  const alert = useAlert()
  const queryClient = useQueryClient()
  const invalidate = useInvalidate()
  const sendAnswers = $api.useMutation('post', '/mental-check/answer', {
    onSettled: () =>
      queryClient.invalidateQueries({
        predicate: ({ queryKey: [, path] }) => String(path).startsWith('/mental-check/'),
        refetchType: 'none',
      }),
  })
  const { draft, choose, forget } = useMentalCheckDraft(memberId, check.id)
  const questions = sortQuestions(check.items)
  const goToSelection = () => void navigate(paths.mentalCheck)
  const goToSelectionWithNotice = () =>
    void navigate(paths.mentalCheck, { state: { sent: true } satisfies MentalCheckPageState })
  const firstUnanswered = findFirstUnansweredIndex(questions, draft.choices)
  const [position, setPosition] = useState(firstUnanswered < 0 ? questions.length - 1 : firstUnanswered)
  const [missingMarked, setMissingMarked] = useState(false)
  const { advance, cancel } = useDelayedAdvance()
  const refetchQuestions = () => void invalidate('/mental-check/get')
  /** These refusals need other questions or a consent; after any other one the same answers can be sent again. */
  const recoveries: Readonly<Record<string, () => void>> = {
    ...Object.fromEntries([...final, 'AIESTHE_DATA_USE_NEEDED'].map((code) => [code, goToSelection])),
    AIESTHE_CHECK_CHANGED: refetchQuestions,
  }

  const { sending, onSubmit: send } = useApiForm({
    // The draft on the device is the source, so that a reload keeps it.
    defaultValues: {},
    send: () =>
      sendAnswers.mutateAsync({
        body: {
          mentalCheckId: check.id,
          answers: questions.map((question) => ({
            itemId: question.id,
            choiceId: findChosenChoiceId(question, draft.choices),
          })),
        },
        // The key is the same for every attempt to send the same answers.
        headers: { 'Idempotency-Key': draft.requestKey },
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

  // New words of a check may have fewer questions.
  const index = Math.min(position, questions.length - 1)
  const question = questions[index]
  const heading = useFocusOnChange(question?.id ?? '')
  if (!question) return null
  const isLast = index === questions.length - 1
  const value = findChosenChoiceId(question, draft.choices)
  const answered = questions.filter((item) => findChosenChoiceId(item, draft.choices) !== '').length
  const goTo = (next: number) => {
    cancel()
    setPosition(next)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isLast) return goTo(index + 1)
    if (firstUnanswered < 0) return void send()
    setMissingMarked(true)
    goTo(firstUnanswered)
  }

  return (
    <Box component="form" noValidate onSubmit={onSubmit} sx={{ maxWidth: '44rem' }}>
      <Typography
        variant="body2"
        id="mental-check-progress"
        role="status"
        sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
      >
        {t('progress', { answered, total: questions.length })}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={Math.round((answered / questions.length) * 100)}
        aria-labelledby="mental-check-progress"
        sx={{ mt: 1, mb: { xs: 3, md: 5 }, height: 6, borderRadius: 999 }}
      />
      <OneTapAnswers
        key={question.id}
        question={t('question', { no: question.questionNo, name: question.name })}
        headingRef={heading}
        name={question.id}
        value={value}
        options={question.choices.map(({ id, display }) => ({ value: id, text: display }))}
        error={missingMarked && value === '' ? t('choose') : undefined}
        onChoose={(choiceId) => choose(question.id, choiceId)}
        onTapped={() => {
          if (!isLast) advance(() => setPosition(index + 1))
        }}
      />
      <FlowActions>
        <Button variant="outlined" onClick={index === 0 ? goToSelection : () => goTo(index - 1)}>
          {t('back')}
        </Button>
        <Button type="submit" variant="contained" loading={sending}>
          {t(isLast ? 'send' : 'next')}
        </Button>
      </FlowActions>
    </Box>
  )
}
