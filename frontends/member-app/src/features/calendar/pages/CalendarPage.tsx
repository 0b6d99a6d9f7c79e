import { useTranslation } from 'react-i18next'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { CalendarFeed } from '../components/CalendarFeed.tsx'
import { useCalendarAddress } from '../use-calendar-address.ts'
import { CalendarWithDetail } from './CalendarWithDetail.tsx'

const nobodyElse: readonly string[] = []

export function CalendarPage() {
  const { t } = useTranslation('calendar')
  const address = useCalendarAddress()
  return (
    <>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <CalendarWithDetail address={{ ...address, customers: nobodyElse }} />
      <CalendarFeed />
    </>
  )
}
