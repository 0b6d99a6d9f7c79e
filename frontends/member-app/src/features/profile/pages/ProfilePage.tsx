import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useSearchParams } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { AddressList } from '../../addresses/components/AddressList.tsx'
import { CardList } from '../../cards/components/CardList.tsx'
import { canBuy } from '../../session/permissions.ts'
import { useSession } from '../../session/session-context.ts'
import { BasicInfoForm } from '../components/BasicInfoForm.tsx'

const tabs = ['basic', 'addresses', 'cards'] as const

/** Shows basic information, delivery addresses and cards in tabs. Enterprise accounts have only the first tab. */
export function ProfilePage() {
  const { t } = useTranslation('profile')
  const { user } = useSession()
  const [params, setParams] = useSearchParams()
  if (!user) return null
  const offered = canBuy(user) ? tabs : tabs.slice(0, 1)
  const shown = offered.find((tab) => tab === params.get('tab')) ?? 'basic'
  const panels: Record<(typeof tabs)[number], ReactNode> = {
    basic: (
      <>
        <BasicInfoForm user={user} />
        <Link component={RouterLink} to={paths.changePassword} sx={{ display: 'inline-block', mt: 3, py: 1 }}>
          {t('changePassword')}
        </Link>
      </>
    ),
    addresses: <AddressList />,
    cards: <CardList />,
  }
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <Tabs
        value={shown}
        onChange={(_, tab: string) => setParams({ tab }, { replace: true, preventScrollReset: true })}
        variant="scrollable"
        scrollButtons={false}
        aria-label={t('title')}
        sx={{ borderBottom: 1, borderColor: 'divider', mt: -2, mb: 4 }}
      >
        {offered.map((tab) => (
          <Tab
            key={tab}
            value={tab}
            label={t(`tabs.${tab}`)}
            id={`tab-${tab}`}
            aria-controls={`panel-${tab}`}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`panel-${shown}`} aria-labelledby={`tab-${shown}`}>
        {panels[shown]}
      </Box>
    </>
  )
}
