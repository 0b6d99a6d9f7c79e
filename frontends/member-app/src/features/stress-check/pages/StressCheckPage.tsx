import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { LoadingState } from '../../../components/LoadingState.tsx'
import { createLazyComponent } from '../../../components/lazy-component.tsx'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { toSameOriginPath } from '../../../lib/to-same-origin-path.ts'
import { canListen } from '../../session/permissions.ts'
import { useSession } from '../../session/session-context.ts'
import { Introduction } from '../components/Introduction.tsx'
import { QuestionForm } from '../components/QuestionForm.tsx'
import { ResultDialog } from '../components/ResultDialog.tsx'
import { useStressCheck } from '../use-stress-check.ts'

const ResultSound = createLazyComponent(() => import('./ResultSound.tsx'), {
  texts: ['player'],
  waiting: <Skeleton variant="rounded" sx={{ height: '3rem' }} />,
})

const SevenNightsAfterCheck = createLazyComponent(
  () => import('../../seven-nights/pages/SevenNightsAfterCheck.tsx'),
  { texts: ['seven-nights'] },
)

/** The free stress check. Its answers stay in this tab, and so does its result unless a member saves it. */
export function StressCheckPage() {
  const { t } = useTranslation('stress-check')
  const { user } = useSession()
  const { draft, isChecking, begin, answer, goTo, finish, setSavedResult, reset } = useStressCheck()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  // The back link is configurable, but leads only to this site.
  const back = toSameOriginPath(search.get('back')) ?? paths.home
  const leave = () => {
    reset()
    void navigate(back)
  }
  if (isChecking) return <LoadingState />
  return (
    <Box sx={{ maxWidth: '44rem', mx: 'auto' }}>
      <PageTitle lead={draft.begun ? undefined : t('lead')}>{t('title')}</PageTitle>
      {draft.begun ? (
        <QuestionForm draft={draft} onAnswer={answer} onGoTo={goTo} onFinish={finish} onReset={reset} />
      ) : (
        <Introduction back={back} onBegin={begin} />
      )}
      {draft.result && (
        <ResultDialog
          result={draft.result}
          saved={draft.saved ?? null}
          onSaved={setSavedResult}
          renderSound={(level) => <ResultSound level={level} />}
          onReview={() => goTo(0)}
          onLeave={leave}
        >
          {user && canListen(user) && <SevenNightsAfterCheck aim="rest" />}
        </ResultDialog>
      )}
    </Box>
  )
}
