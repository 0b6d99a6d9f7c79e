import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { Steps } from '../../../components/Steps.tsx'
import { MoodCards } from '../components/MoodCards.tsx'
import { findMood } from '../rules.ts'
import { MoodPlay } from './MoodPlay.tsx'
import { PlanRequiredPage } from './PlanRequiredPage.tsx'

const here = paths.aiestheFeeling

/** Lets the member choose a mood and plays a sound for it. Each step has its own URL. */
export function FeelingPage() {
  const { t } = useTranslation('aiesthe')
  const [search] = useSearchParams()
  const mood = findMood(search.get('mood'))
  const back = mood ? { to: here, title: t('feeling.title') } : { to: paths.aiesthe, title: t('title') }
  return (
    <PlanRequiredPage
      feature="aiesthe"
      title={mood ? t(`feeling.moods.${mood.name}.title`) : t('feeling.title')}
      lead={t(mood ? 'feeling.playLead' : 'feeling.lead')}
      back={back}
    >
      <Steps names={[t('feeling.steps.mood'), t('feeling.steps.play')]} current={mood ? 1 : 0} />
      {mood ? (
        <MoodPlay key={mood.value} mood={mood} back={here} />
      ) : (
        <MoodCards to={(value) => `${here}?mood=${value}`} />
      )}
    </PlanRequiredPage>
  )
}
