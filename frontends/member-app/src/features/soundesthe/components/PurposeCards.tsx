import { useTranslation } from 'react-i18next'
import { CardGrid } from '../../../components/CardGrid.tsx'
import { purposes } from '../rules.ts'
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
