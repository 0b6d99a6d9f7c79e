import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { CardGrid } from '../../../components/CardGrid.tsx'
import { DrawnCard } from '../../../components/DrawnCard.tsx'
import { drawings } from '../drawings.ts'

const plans = [
  { name: 'random', path: paths.soundestheRandom },
  { name: 'purpose', path: paths.soundesthePurpose },
  { name: 'category', path: paths.soundestheCategory },
  { name: 'kanade', path: paths.kanade },
] as const

/** The ways to a medical sound, and Kanade music beside them (D-097). */
export function PlanCards() {
  const { t } = useTranslation('soundesthe')
  return (
    <CardGrid>
      {plans.map(({ name, path }) => (
        <DrawnCard
          key={name}
          lines={drawings[name]}
          to={path}
          title={t(`${name}.title`)}
          text={t(`${name}.text`)}
        />
      ))}
    </CardGrid>
  )
}
