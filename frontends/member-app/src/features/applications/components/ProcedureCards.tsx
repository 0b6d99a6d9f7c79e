import AssignmentOutlined from '@mui/icons-material/AssignmentOutlined'
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined'
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined'
import SwapHorizRounded from '@mui/icons-material/SwapHorizRounded'
import TransferWithinAStationOutlined from '@mui/icons-material/TransferWithinAStationOutlined'
import VpnKeyOutlined from '@mui/icons-material/VpnKeyOutlined'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { LinkCard, LinkCardGrid } from '../../../components/LinkCard.tsx'
import { canApprove, canRequestAgency, isAdmin, isPersonInCharge } from '../../session/permissions.ts'
import type { CurrentUser } from '../../session/types.ts'
import { belongsToAgency } from '../rules.ts'

const isForEverybody = () => true

const cards = [
  { name: 'applying', to: paths.applying, icon: AssignmentOutlined, isFor: isForEverybody },
  { name: 'approval', to: paths.approval, icon: FactCheckOutlined, isFor: canApprove },
  { name: 'agency', to: paths.picManagement, icon: StorefrontOutlined, isFor: isPersonInCharge },
  { name: 'grant', to: paths.grantAuthority, icon: VpnKeyOutlined, isFor: isAdmin },
  { name: 'transfer', to: paths.transfer, icon: TransferWithinAStationOutlined, isFor: isAdmin },
  { name: 'agencyChange', to: paths.agencyChange, icon: SwapHorizRounded, isFor: canRequestAgency },
] as const

/** Links to the procedures that are open to this member. */
export function ProcedureCards({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('applications')
  const findTextKey = (name: (typeof cards)[number]['name']) =>
    name === 'agencyChange' && !belongsToAgency(user) ? 'agencyJoin' : name
  return (
    <LinkCardGrid>
      {cards
        .filter(({ isFor }) => isFor(user))
        .map(({ name, to, icon }) => (
          <LinkCard
            key={name}
            to={to}
            icon={icon}
            title={t(`cards.${findTextKey(name)}.title`)}
            text={t(`cards.${findTextKey(name)}.text`)}
          />
        ))}
    </LinkCardGrid>
  )
}
