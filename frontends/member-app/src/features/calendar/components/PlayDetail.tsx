import { useTranslation } from 'react-i18next'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { useFormatJstMoment } from '../../../lib/i18n/use-format-jst-moment.ts'
import { useLanguageHeader } from '../../../lib/i18n/use-language-header.ts'
import { useConfirmed } from '../../session/use-confirmed.tsx'
import { NameValueList } from './NameValueList.tsx'

/** Shows what was played, when and for how long. */
export function PlayDetail({ recordId, category }: { recordId: string; category: 'dmv' | 'medical_sound' }) {
  const { t } = useTranslation('calendar')
  const { $confirmed, dialog } = useConfirmed()
  const formatMoment = useFormatJstMoment()
  const query = $confirmed.useQuery(
    'get',
    category === 'dmv' ? '/dmv/record-result' : '/soundesthe/record-result',
    { params: { query: { recordId } }, headers: useLanguageHeader() },
    { retry: false },
  )
  return (
    <>
      {dialog}
      <QueryBoundary query={query}>
        {(play) => (
          <NameValueList
            rows={[
              [t('play.user'), play.username],
              [t('play.plan'), play.planName],
              [t('play.sound'), play.soundName],
              [
                t('play.course'),
                play.courseMin === null ? '' : t('play.minutes', { minutes: play.courseMin }),
              ],
              [t('play.start'), formatMoment(play.startDateTime)],
              [t('play.end'), formatMoment(play.endDateTime)],
              [t('play.total'), play.totalPlayingTime],
            ]}
          />
        )}
      </QueryBoundary>
    </>
  )
}
