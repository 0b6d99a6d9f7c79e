import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { FlowActions } from '../../../components/flow/FlowActions.tsx'
import { useDelayedAdvance } from '../../../components/form/use-delayed-advance.ts'
import { useFocusOnChange } from '../../../components/use-focus-on-change.ts'
import { QUESTIONS_PER_AREA, questions } from '../questions.ts'
import { type AnswerCode, answerCodes, findFirstUnansweredIndex } from '../rules.ts'
import type { StressCheckDraft } from '../stress-check-draft.ts'
import { QuestionField } from './QuestionField.tsx'

interface Props {
  draft: StressCheckDraft
  onAnswer: (index: number, code: AnswerCode) => void
  onGoTo: (index: number) => void
  onFinish: () => void
  onReset: () => void
}

/** Shows one question at a time on phones, and one area of life at a time elsewhere. */
export function QuestionForm({ draft: { answers, position }, onAnswer, onGoTo, onFinish, onReset }: Props) {
  const { t } = useTranslation('stress-check')
  const alert = useAlert()
  const hasRoom = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true })
  const perScreen = hasRoom ? QUESTIONS_PER_AREA : 1
  const first = position - (position % perScreen)
  const shown = questions.slice(first, first + perScreen)
  const isLast = first + perScreen >= questions.length
  const [missingMarked, setMissingMarked] = useState(false)
  const heading = useFocusOnChange(first)
  const { advance, cancel } = useDelayedAdvance()

  const answered = answers.filter((code) => code !== answerCodes.unanswered).length
  const goTo = (index: number) => {
    cancel()
    onGoTo(index)
  }
  const onSubmit = (event?: FormEvent) => {
    event?.preventDefault()
    if (!isLast) return goTo(first + perScreen)
    const missing = findFirstUnansweredIndex(answers)
    if (missing < 0) return onFinish()
    setMissingMarked(true)
    alert({ text: t('unanswered'), onClose: () => goTo(missing) })
  }
  const onTapped = () => {
    if (perScreen === 1 && !isLast) advance(() => onGoTo(first + 1))
  }

  return (
    <Box component="form" noValidate onSubmit={onSubmit}>
      <Typography
        variant="body2"
        id="stress-check-progress"
        sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
      >
        {t('progress', { answered, total: questions.length })}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={Math.round((answered / questions.length) * 100)}
        aria-labelledby="stress-check-progress"
        sx={{ mt: 1, height: 6, borderRadius: 999 }}
      />
      <Typography
        variant="overline"
        component="h2"
        ref={heading}
        tabIndex={-1}
        sx={{ mt: { xs: 4, md: 5 }, color: 'text.secondary', '&:focus': { outline: 'none' } }}
      >
        {t(perScreen > 1 ? 'areaHeading' : 'questionHeading', {
          area: t(`areas.${shown[0]?.area ?? 'rest'}`),
          no: first + 1,
          last: first + shown.length,
          total: questions.length,
        })}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 3, md: 4 },
          mt: { xs: 1, md: 2 },
          minHeight: { xs: '19rem', md: 0 },
        }}
      >
        {shown.map(({ name }, offset) => (
          <QuestionField
            key={name}
            name={name}
            code={answers[first + offset] ?? answerCodes.unanswered}
            missing={missingMarked}
            onChoose={(code) => onAnswer(first + offset, code)}
            onTapped={onTapped}
          />
        ))}
      </Box>
      <FlowActions>
        <Button variant="outlined" disabled={first === 0} onClick={() => goTo(first - perScreen)}>
          {t('previous')}
        </Button>
        <Button type="submit" variant="contained">
          {t(isLast ? 'finish' : 'next')}
        </Button>
        <Button onClick={onReset} sx={{ ml: { sm: 'auto' } }}>
          {t('discard')}
        </Button>
      </FlowActions>
    </Box>
  )
}
