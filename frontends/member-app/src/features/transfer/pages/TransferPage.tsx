import GroupsOutlined from '@mui/icons-material/GroupsOutlined'
import SupportAgentOutlined from '@mui/icons-material/SupportAgentOutlined'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { BackLink } from '../../../components/BackLink.tsx'
import { LinkCard, LinkCardGrid } from '../../../components/LinkCard.tsx'
import { PageSection } from '../../../components/PageSection.tsx'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { RecentTransfers } from '../components/RecentTransfers.tsx'

const links = [
  { kind: 'customer', to: paths.transferCustomer, icon: GroupsOutlined },
  { kind: 'pic', to: paths.transferPic, icon: SupportAgentOutlined },
] as const

/** Links to the transfer of customers and of persons in charge; for administrators. */
export function TransferPage() {
  const { t } = useTranslation('transfer')
  return (
    <>
      <BackLink to={paths.authorization}>{t('toAuthorization')}</BackLink>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <LinkCardGrid>
        {links.map(({ kind, to, icon }) => (
          <LinkCard
            key={kind}
            to={to}
            icon={icon}
            title={t(`kind.${kind}.title`)}
            text={t(`kind.${kind}.text`)}
          />
        ))}
      </LinkCardGrid>
      <PageSection title={t('recent.title')}>
        <RecentTransfers />
      </PageSection>
    </>
  )
}
