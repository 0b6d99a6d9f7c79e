import { useTranslation } from 'react-i18next'
import { StatusMark } from '../../../components/StatusMark.tsx'

/** Shows whether the customer's part is done, as 済 or 未. */
export function DoneMark({ isDone }: { isDone: boolean }) {
  const { t } = useTranslation('charts')
  return <StatusMark tone={isDone ? 'done' : 'waiting'}>{t(isDone ? 'list.done' : 'list.open')}</StatusMark>
}
