import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { CardGrid } from '../../../components/CardGrid.tsx'
import { IllustratedLinkCard } from '../../../components/IllustratedLinkCard.tsx'
import { DiagnosisLockHint, PlanLockHint } from '../../plans/lock/PlanLockHint.tsx'
import { illustrations } from '../illustrations.ts'

const plans = [
  { name: 'interview', path: paths.aiestheInterview, feature: 'dr-ai-and-healthcare' },
  { name: 'random', path: paths.aiestheRandom, feature: 'aiesthe' },
  { name: 'feeling', path: paths.aiestheFeeling, feature: 'aiesthe' },
  { name: 'therapy', path: paths.aiestheTherapy, feature: 'sound-therapy' },
  { name: 'detectface', path: paths.detectface, feature: null },
] as const

/** Links to the five kinds of AI esthe, in the order of the specification. */
export function AiEstheKindCards() {
  const { t } = useTranslation('aiesthe')
  return (
    <CardGrid>
      {plans.map(({ name, path, feature }) => (
        <IllustratedLinkCard
          key={name}
          lines={illustrations[name]}
          to={path}
          title={t(`${name}.title`)}
          text={t(`${name}.text`)}
          note={feature ? <PlanLockHint feature={feature} /> : <DiagnosisLockHint />}
        />
      ))}
    </CardGrid>
  )
}
