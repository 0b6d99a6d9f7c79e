import { useTranslation } from 'react-i18next'
import { StatusMark } from '../../../components/StatusMark.tsx'

/** Whether the customer's part is done: 済 or 未. */
export function DoneMark({ done }: { done: boolean }) {
  const { t } = useTranslation('charts')
  return <StatusMark tone={done ? 'done' : 'waiting'}>{t(done ? 'list.done' : 'list.open')}</StatusMark>
}
