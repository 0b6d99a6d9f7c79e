import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { PlanGuardedPage } from '../../aiesthe/pages/PlanGuardedPage.tsx'
import { AgeGroupChoice } from '../components/AgeGroupChoice.tsx'
import { InterviewResultCard } from '../components/InterviewResultCard.tsx'
import { QuestionCard } from '../components/QuestionCard.tsx'
import { type AgeGroup, findBodyPart, listQuestionNames, parseAgeGroup, parseAnswers } from '../rules.ts'
import { InterviewSoundPlayer } from './InterviewSoundPlayer.tsx'

const here = paths.aiestheInterview

/** The Dr.AI healthcare interview: the age, five questions, and the result. */
export function InterviewPage() {
  const { t } = useTranslation('interview')
  const age = parseAgeGroup(useParams().age)
  return (
    <PlanGuardedPage
      feature="dr-ai-and-healthcare"
      title={t('title')}
      lead={t('lead')}
      back={age ? { to: here, title: t('age.question') } : { to: paths.aiesthe, title: t('back') }}
    >
      {age ? <Interview key={age} age={age} /> : <AgeGroupChoice to={(chosen) => `${here}/${chosen}`} />}
    </PlanGuardedPage>
  )
}

/**
 * The answers are stored in the entries of the history: a reload resumes, going back leads to the previous question, and no address reveals
 * how a member feels.
 */
function Interview({ age }: { age: AgeGroup }) {
  const { t } = useTranslation('interview')
  const navigate = useNavigate()
  const answers = parseAnswers(useLocation().state)
  const questions = listQuestionNames(age)
  const question = questions[answers.length]
  const part = findBodyPart(answers[questions.length - 1])
  const goToAnswers = (next: readonly number[]) =>
    void navigate(`${here}/${age}`, { state: { answers: next } })
  return (
    <>
      {question && (
        <QuestionCard
          key={question}
          question={question}
          number={answers.length + 1}
          total={questions.length}
          onAnswer={(answer) => goToAnswers([...answers, answer])}
        />
      )}
      {part && (
        <>
          <InterviewResultCard part={part} />
          <InterviewSoundPlayer age={age} answers={answers} back={paths.aiesthe} />
          {/* On a low phone it would push the play button below the screen. */}
          <Typography variant="body2" sx={{ mt: 3, color: 'text.secondary' }}>
            {t('notMedical')}
          </Typography>
        </>
      )}
      {answers.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3 }}>
          {question && (
            // Every answer made one entry of the history, so the entry before is the previous question.
            <Button variant="outlined" onClick={() => void navigate(-1)}>
              {t('previous')}
            </Button>
          )}
          <Button variant="text" onClick={() => goToAnswers([])}>
            {t('restart')}
          </Button>
        </Box>
      )}
    </>
  )
}
