import { useTranslation } from 'react-i18next'
import { purposes } from '../rules.ts'
import { CardGrid } from './CardGrid.tsx'
import { PlanCard } from './PlanCard.tsx'

/** The four purposes of D3§2. */
export function PurposeCards({ to }: { to: (code: string) => string }) {
  const { t } = useTranslation('soundesthe')
  return (
    <CardGrid>
      {purposes.map(({ code, name }) => (
        <PlanCard
          key={code}
          mark={name}
          to={to(code)}
          title={t(`purpose.${name}.title`)}
          text={t(`purpose.${name}.text`)}
        />
      ))}
    </CardGrid>
  )
}
