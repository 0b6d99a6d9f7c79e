import { useTranslation } from 'react-i18next'
import { CardGrid } from '../../../components/CardGrid.tsx'
import { IllustratedLinkCard } from '../../../components/IllustratedLinkCard.tsx'
import { illustrations } from '../illustrations.ts'
import { courses } from '../rules.ts'

/** Offers the five courses of sound therapy. */
export function CourseCards({ to }: { to: (course: number) => string }) {
  const { t } = useTranslation('therapy')
  return (
    <CardGrid>
      {courses.map(({ value, name }) => (
        <IllustratedLinkCard
          key={value}
          lines={illustrations[name]}
          to={to(value)}
          title={t(`courses.${name}.title`)}
          text={t(`courses.${name}.text`)}
        />
      ))}
    </CardGrid>
  )
}
