import { useTranslation } from 'react-i18next'
import { CardGrid } from '../../../components/CardGrid.tsx'
import { IllustratedLinkCard } from '../../../components/IllustratedLinkCard.tsx'
import { illustrations } from '../illustrations.ts'
import { moods } from '../rules.ts'

/** Offers the moods that a member may want to reach. */
export function MoodCards({ to }: { to: (mood: number) => string }) {
  const { t } = useTranslation('aiesthe')
  return (
    <CardGrid>
      {moods.map(({ value, name }) => (
        <IllustratedLinkCard
          key={value}
          lines={illustrations[name]}
          to={to(value)}
          title={t(`feeling.moods.${name}.title`)}
          text={t(`feeling.moods.${name}.text`)}
        />
      ))}
    </CardGrid>
  )
}
