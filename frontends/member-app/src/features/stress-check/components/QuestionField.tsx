import { useTranslation } from 'react-i18next'
import { OneTapAnswers } from '../../../components/form/OneTapAnswers.tsx'
import type { questions } from '../questions.ts'
import { type AnswerCode, answerCodes, offeredAnswers, toAnswerName } from '../rules.ts'

interface Props {
  name: (typeof questions)[number]['name']
  code: AnswerCode
  /** Marks the question as unanswered. */
  missing: boolean
  onChoose: (code: AnswerCode) => void
  onTapped: () => void
}

export function QuestionField({ name, code, missing, onChoose, onTapped }: Props) {
  const { t } = useTranslation('stress-check')
  const selection = toAnswerName(code)
  const isUnanswered = selection === 'unanswered'
  return (
    <OneTapAnswers
      question={t(`questions.${name}`)}
      name={name}
      value={isUnanswered ? '' : selection}
      options={offeredAnswers.map((option) => ({ value: option, text: t(`selections.${option}`) }))}
      isOneOfSeveral
      error={missing && isUnanswered ? t('choose') : undefined}
      onChoose={(option) => onChoose(answerCodes[option])}
      onTapped={onTapped}
    />
  )
}
