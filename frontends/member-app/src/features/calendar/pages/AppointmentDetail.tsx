import { useTranslation } from 'react-i18next'
import { FailureNotice } from '../../../components/FailureNotice.tsx'
import { LoadingState } from '../../../components/LoadingState.tsx'
import { toLanguageTag } from '../../../lib/i18n/languages.ts'
import { useFormatDay } from '../../../lib/i18n/use-format-day.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import { formatWeekdayName } from '../../appointments/appointment.rules.ts'
import { AppointmentActions } from '../../appointments/components/AppointmentActions.tsx'
import type { Appointment } from '../../appointments/types.ts'
import { useConfirmed } from '../../session/use-confirmed.tsx'
import { NameValueList } from '../components/NameValueList.tsx'

/** Shows who comes, how long and how it repeats; staff change and cancel it here. */
export function AppointmentDetail({ id, day, onDone }: { id: string; day: string; onDone: () => void }) {
  const { t } = useTranslation(['appointments', 'common'])
  const { $confirmed, dialog } = useConfirmed()
  const formatRepeat = useFormatRepeat()
  const { data, isPending, isError, refetch } = $confirmed.useQuery('get', '/calendar/appointment', {
    params: { query: { id, day } },
  })
  if (isPending)
    return (
      <>
        {dialog}
        <LoadingState />
      </>
    )
  if (isError) return <FailureNotice text={t('loadFailed')} onRetry={() => void refetch()} />
  return (
    <>
      <NameValueList
        rows={[
          [t('customer'), data.editable ? (data.customer?.name ?? t('noCustomer')) : null],
          [t('salon'), data.editable ? null : data.salonName],
          [t('pic'), data.pic?.name ?? null],
          [t('length'), t('minutes', { count: data.minutes })],
          [t('repeat.label'), data.repeat && formatRepeat(data.repeat)],
          [
            t('reminder.short'),
            data.reminder && data.isReminded !== null
              ? t(data.isReminded ? 'reminder.dayBefore' : 'reminder.none')
              : null,
          ],
        ]}
      />
      {data.editable && <AppointmentActions appointment={data} onDone={onDone} />}
    </>
  )
}

/** Returns a function that says how an appointment repeats. */
function useFormatRepeat() {
  const { t } = useTranslation('appointments')
  const { language } = useLanguage()
  const formatDay = useFormatDay()
  return ({ frequency, interval, weekdays, until }: NonNullable<Appointment['repeat']>): string => {
    const names = weekdays.map((weekday) => formatWeekdayName(weekday, toLanguageTag(language)))
    const parts = [
      interval === 1 ? t(`repeat.${frequency}`) : t(`repeat.every.${frequency}`, { count: interval }),
      frequency === 'weekly' ? names.join(t('repeat.separator')) : '',
      until === null ? '' : t('repeat.untilDay', { day: formatDay(until) }),
    ]
    return parts.filter((part) => part !== '').join(' ')
  }
}
