import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { bodyParts, NO, type QuestionName, YES } from '../rules.ts'

interface Props {
  question: QuestionName
  /** The number of the question, counted from 1. */
  number: number
  total: number
  onAnswer: (answer: number) => void
}

/** Shows one question of the interview; every answer leads to the next. */
export function QuestionCard({ question, number, total, onAnswer }: Props) {
  const { t } = useTranslation('interview')
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (number > 1) title.current?.focus()
  }, [number])
  const answers =
    question === 'bodyPart'
      ? bodyParts.map(({ code, name }) => ({ code, text: t(`parts.${name}.name`) }))
      : [
          { code: YES, text: t('yes') },
          { code: NO, text: t('no') },
        ]
  return (
    <Card
      component="section"
      aria-labelledby="interview-question"
      sx={{ p: { xs: 2.5, md: 5 }, maxWidth: '44rem' }}
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
        sx={{ mt: 4, '&:focus': { outline: 'none' } }}
      >
        {t(`questions.${question}`)}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          mt: 3,
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        {answers.map(({ code, text }) => (
          <Button key={code} variant="outlined" size="large" onClick={() => onAnswer(code)} sx={answer}>
            {text}
          </Button>
        ))}
      </Box>
    </Card>
  )
}

/** Two answers side by side on a phone have room for a word like "particular"; an odd last one fills its row. */
const answer = {
  px: { xs: 1, sm: 2.5 },
  '&:last-of-type:nth-of-type(odd)': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
} as const
