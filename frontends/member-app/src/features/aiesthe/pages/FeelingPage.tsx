import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { StepIndicator } from '../../../components/StepIndicator.tsx'
import { MoodCards } from '../components/MoodCards.tsx'
import { findMood } from '../rules.ts'
import { MoodPlayer } from './MoodPlayer.tsx'
import { PlanGuardedPage } from './PlanGuardedPage.tsx'

const here = paths.aiestheFeeling

/** Lets the member choose a mood and plays a sound for it. Each step has its own URL. */
export function FeelingPage() {
  const { t } = useTranslation('aiesthe')
  const [search] = useSearchParams()
  const mood = findMood(search.get('mood'))
  const back = mood ? { to: here, title: t('feeling.title') } : { to: paths.aiesthe, title: t('title') }
  return (
    <PlanGuardedPage
      feature="aiesthe"
      title={mood ? t(`feeling.moods.${mood.name}.title`) : t('feeling.title')}
      lead={t(mood ? 'feeling.playLead' : 'feeling.lead')}
      back={back}
    >
      <StepIndicator names={[t('feeling.steps.mood'), t('feeling.steps.play')]} current={mood ? 1 : 0} />
      {mood ? (
        <MoodPlayer key={mood.value} mood={mood} back={here} />
      ) : (
        <MoodCards to={(value) => `${here}?mood=${value}`} />
      )}
    </PlanGuardedPage>
  )
}
