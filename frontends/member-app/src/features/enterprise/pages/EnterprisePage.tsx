import BarChartOutlined from '@mui/icons-material/BarChartOutlined'
import DesktopWindowsOutlined from '@mui/icons-material/DesktopWindowsOutlined'
import HeadphonesOutlined from '@mui/icons-material/HeadphonesOutlined'
import MeetingRoomOutlined from '@mui/icons-material/MeetingRoomOutlined'
import QrCode2Outlined from '@mui/icons-material/QrCode2Outlined'
import TuneOutlined from '@mui/icons-material/TuneOutlined'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { LinkCard, LinkCardGrid } from '../../../components/LinkCard.tsx'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { EnterpriseOnly } from './EnterpriseOnly.tsx'

const ways = [
  { name: 'control', to: paths.roomPicker, icon: MeetingRoomOutlined },
  { name: 'overview', to: paths.roomsOverview, icon: TuneOutlined },
  { name: 'pair', to: paths.pairDevice, icon: QrCode2Outlined },
  { name: 'boards', to: paths.boards, icon: DesktopWindowsOutlined },
  { name: 'report', to: paths.playReport, icon: BarChartOutlined },
  { name: 'trial', to: paths.enterpriseTrial, icon: HeadphonesOutlined },
] as const

/** Links to everything that an enterprise account can do. */
export function EnterprisePage() {
  const { t } = useTranslation('enterprise')
  return (
    <EnterpriseOnly>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <LinkCardGrid>
        {ways.map(({ name, to, icon }) => (
          <LinkCard key={name} to={to} icon={icon} title={t(`${name}.title`)} text={t(`${name}.text`)} />
        ))}
      </LinkCardGrid>
    </EnterpriseOnly>
  )
}
