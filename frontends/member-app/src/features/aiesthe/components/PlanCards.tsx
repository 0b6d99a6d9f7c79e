import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { CardGrid } from '../../../components/CardGrid.tsx'
import { DrawnCard } from '../../../components/DrawnCard.tsx'
import { drawings } from '../drawings.ts'

const plans = [
  { name: 'interview', path: paths.aiestheInterview },
  { name: 'random', path: paths.aiestheRandom },
  { name: 'feeling', path: paths.aiestheFeeling },
  { name: 'therapy', path: paths.aiestheTherapy },
  { name: 'detectface', path: paths.detectface },
] as const

/** The five ways of AI esthe, in the order of D1§2. */
export function PlanCards() {
  const { t } = useTranslation('aiesthe')
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
