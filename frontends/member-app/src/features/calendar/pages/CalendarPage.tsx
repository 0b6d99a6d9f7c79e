import { useTranslation } from 'react-i18next'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { CalendarFeedSettings } from '../components/CalendarFeedSettings.tsx'
import { useCalendarUrlState } from '../use-calendar-url-state.ts'
import { CalendarWithDetail } from './CalendarWithDetail.tsx'

const nobodyElse: readonly string[] = []

export function CalendarPage() {
  const { t } = useTranslation('calendar')
  const address = useCalendarUrlState()
  return (
    <>
      <PageTitle lead={t('lead')} isLeadOfDesktops>
        {t('title')}
      </PageTitle>
      <CalendarWithDetail address={{ ...address, customers: nobodyElse }} />
      <CalendarFeedSettings />
    </>
  )
}
