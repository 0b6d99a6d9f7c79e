import { useTranslation } from 'react-i18next'
import { CardGrid } from '../../../components/CardGrid.tsx'
import { IllustratedLinkCard } from '../../../components/IllustratedLinkCard.tsx'
import { illustrations } from '../illustrations.ts'
import { bodyParts } from '../rules.ts'

/** Asks for the body part of this week's recommendation: eyes, mouth, or both. */
export function BodyPartCards({ to }: { to: (part: string) => string }) {
  const { t } = useTranslation('therapy')
  return (
    <CardGrid>
      {bodyParts.map((part) => (
        <IllustratedLinkCard
          key={part}
          lines={illustrations[part]}
          to={to(part)}
          title={t(`parts.${part}.title`)}
          text={t(`parts.${part}.text`)}
        />
      ))}
    </CardGrid>
  )
}
