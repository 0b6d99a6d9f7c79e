import { useTranslation } from 'react-i18next'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { Feed } from '../components/Feed.tsx'
import { useCalendarAddress } from '../use-calendar-address.ts'
import { CalendarWithDetail } from './CalendarWithDetail.tsx'

const nobodyElse: readonly string[] = []

/** The esthetic calendar of the member. */
export function CalendarPage() {
  const { t } = useTranslation('calendar')
  const address = useCalendarAddress()
  return (
    <>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <CalendarWithDetail address={{ ...address, customers: nobodyElse }} />
      <Feed />
    </>
  )
}
