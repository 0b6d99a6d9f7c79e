import { useTranslation } from 'react-i18next'
import { CardGrid } from '../../../components/CardGrid.tsx'
import { IllustratedLinkCard } from '../../../components/IllustratedLinkCard.tsx'
import { illustrations } from '../illustrations.ts'
import { purposes } from '../rules.ts'

/** Offers the four purposes of the specification. */
export function PurposeCards({ to }: { to: (code: string) => string }) {
  const { t } = useTranslation('soundesthe')
  return (
    <CardGrid>
      {purposes.map(({ code, name }) => (
        <IllustratedLinkCard
          key={code}
          lines={illustrations[name]}
          to={to(code)}
          title={t(`purpose.${name}.title`)}
          text={t(`purpose.${name}.text`)}
        />
      ))}
    </CardGrid>
  )
}
