import { useTranslation } from 'react-i18next'
import { StatusLabel } from '../../../components/StatusLabel.tsx'

/** Shows whether the customer's part is done, as 済 or 未. */
export function CustomerPartStatus({ isDone }: { isDone: boolean }) {
  const { t } = useTranslation('charts')
  return <StatusLabel tone={isDone ? 'done' : 'waiting'}>{t(isDone ? 'list.done' : 'list.open')}</StatusLabel>
}
