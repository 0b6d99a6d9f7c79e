import { useTranslation } from 'react-i18next'
import { CardGrid } from '../../../components/CardGrid.tsx'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { QueryProvider } from '../../session/components/QueryProvider.tsx'
import { NotificationsTest } from '../components/NotificationsTest.tsx'
import { CameraTest } from './CameraTest.tsx'
import { LoopTest } from './LoopTest.tsx'
import { SoundTest } from './SoundTest.tsx'
import { VibrationTest } from './VibrationTest.tsx'

/** Shows developers and testers what of this device and this browser works with the product. */
export function DeviceTestPage() {
  const { t } = useTranslation('self-test')
  return (
    <QueryProvider>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <CardGrid>
        <SoundTest />
        <LoopTest />
        <VibrationTest />
        <CameraTest />
        <NotificationsTest />
      </CardGrid>
    </QueryProvider>
  )
}
