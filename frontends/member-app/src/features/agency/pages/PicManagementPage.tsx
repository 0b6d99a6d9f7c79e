import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined'
import FolderSharedOutlined from '@mui/icons-material/FolderSharedOutlined'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { LinkCard, LinkCardGrid } from '../../../components/LinkCard.tsx'
import { PageSection } from '../../../components/PageSection.tsx'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { useConfirmed } from '../../session/use-confirmed.tsx'
import { AgencyCustomers } from '../components/AgencyCustomers.tsx'
import { AgencyOverview } from '../components/AgencyOverview.tsx'

const links = [
  { name: 'charts', to: paths.chartManagement, icon: FolderSharedOutlined },
  { name: 'approval', to: paths.approval, icon: FactCheckOutlined },
] as const

/** The agency page of a person in charge; other members are led home. */
export function PicManagementPage() {
  const { t } = useTranslation('agency')
  const { confirmed, $confirmed, dialog } = useConfirmed()
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <AgencyOverview $confirmed={$confirmed} />
      <PageSection title={t('customers.title')}>
        <AgencyCustomers confirmed={confirmed} />
      </PageSection>
      {dialog}
      <Box sx={{ mt: { xs: 5, md: 7 } }}>
        <LinkCardGrid>
          {links.map(({ name, to, icon }) => (
            <LinkCard
              key={name}
              to={to}
              icon={icon}
              title={t(`links.${name}.title`)}
              text={t(`links.${name}.text`)}
            />
          ))}
        </LinkCardGrid>
      </Box>
    </>
  )
}
