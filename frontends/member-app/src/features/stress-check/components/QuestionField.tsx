import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { type MouseEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type AnswerCode, type AnswerName, answerCodes, offeredAnswers, toAnswerName } from '../rules.ts'

interface Props {
  name: string
  code: AnswerCode
  /** Marks the question as unanswered. */
  missing: boolean
  onChoose: (code: AnswerCode) => void
  /** Called when an answer was tapped, also the chosen one again, but not when it was chosen by arrow keys. */
  onTapped: () => void
}

export function QuestionField({ name, code, missing, onChoose, onTapped }: Props) {
  const { t } = useTranslation('stress-check')
  const id = useId()
  const selection = toAnswerName(code)
  const error = missing && selection === 'unanswered'
  const onClick = ({ detail, target }: MouseEvent) => {
    if (detail > 0 && target instanceof Element && target.closest('label')) onTapped()
  }
  return (
    <FormControl fullWidth error={error}>
      <FormLabel
        id={id}
        sx={{
          color: 'text.primary',
          fontSize: { xs: '1.25rem', md: '1.0625rem' },
          fontWeight: 500,
          lineHeight: 1.7,
          mb: { xs: 2.5, md: 1.25 },
          minHeight: { xs: '4.25rem', md: 0 },
          wordBreak: 'auto-phrase',
          '&.Mui-focused': { color: 'text.primary' },
        }}
      >
        {t(`questions.${name}`)}
      </FormLabel>
      <RadioGroup
        aria-labelledby={id}
        aria-describedby={error ? `${id}-error` : undefined}
        name={name}
        value={selection === 'unanswered' ? '' : selection}
        onChange={(_, value) => onChoose(answerCodes[value as AnswerName])}
        onClick={onClick}
        sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', md: 'repeat(3, minmax(0, 1fr))' } }}
      >
        {offeredAnswers.map((option) => (
          <FormControlLabel
            key={option}
            value={option}
            control={<Radio />}
            label={t(`selections.${option}`)}
            sx={{
              m: 0,
              px: 1,
              minHeight: { xs: '3.5rem', md: '3rem' },
              border: 1,
              borderRadius: 1,
              borderColor: option === selection ? 'primary.main' : 'divider',
              bgcolor: option === selection ? 'mist.main' : 'background.paper',
              transition: 'background-color 200ms ease-out',
            }}
          />
        ))}
      </RadioGroup>
      {error && <FormHelperText id={`${id}-error`}>{t('choose')}</FormHelperText>}
    </FormControl>
  )
}
