import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDelayedAdvance } from '../../../components/form/use-delayed-advance.ts'
import { findBodyPart, NO, type QuestionName, YES } from '../rules.ts'
import { BodyPartChoice } from './BodyPartChoice.tsx'

interface Props {
  question: QuestionName
  /** The number of the question, counted from 1. */
  number: number
  total: number
  onAnswer: (answer: number) => void
}

/** Shows one question of the interview; every answer leads to the next after one tap. */
export function QuestionCard({ question, number, total, onAnswer }: Props) {
  const { t } = useTranslation('interview')
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (number > 1) title.current?.focus()
  }, [number])
  const [chosen, setChosen] = useState<number | null>(null)
  const { advance } = useDelayedAdvance()
  const onChoose = (answer: number) => {
    setChosen(answer)
    advance(() => onAnswer(answer))
  }
  return (
    <Card
      component="section"
      aria-labelledby="interview-question"
      sx={{ p: { xs: 2, md: 5 }, maxWidth: '44rem' }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {t('progress', { number, total })}
      </Typography>
      <LinearProgress
        variant="determinate"
        aria-hidden
        value={((number - 1) / total) * 100}
        sx={{ mt: 1, borderRadius: 999 }}
      />
      <Typography
        variant="h2"
        id="interview-question"
        ref={title}
        tabIndex={-1}
        sx={{ mt: { xs: 2, md: 4 }, '&:focus': { outline: 'none' } }}
      >
        {t(`questions.${question}`)}
      </Typography>
      {question === 'bodyPart' ? (
        <BodyPartChoice chosen={findBodyPart(chosen ?? undefined)?.name ?? null} onChoose={onChoose} />
      ) : (
        <Box sx={{ display: 'grid', gap: 1.5, mt: 3, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
          {[YES, NO].map((code) => (
            <Button
              key={code}
              variant="outlined"
              size="large"
              onClick={() => onChoose(code)}
              sx={{ minHeight: '4rem', ...(code === chosen && { bgcolor: 'mist.main' }) }}
            >
              {t(code === YES ? 'yes' : 'no')}
            </Button>
          ))}
        </Box>
      )}
    </Card>
  )
}
