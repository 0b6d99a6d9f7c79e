import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { BackLink } from '../../../components/BackLink.tsx'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { $api } from '../../../lib/api/queries.ts'
import { useLanguageHeader } from '../../../lib/i18n/use-language-header.ts'
import { ListedSoundPlayer } from '../../player/pages/ListedSoundPlayer.tsx'
import { planCodes } from '../../player/plan-codes.ts'
import { SoundsByGenre } from '../components/SoundsByGenre.tsx'

const here = paths.soundestheCategory

/** Lists the nature sounds by genre, recorded as 02/02. */
export function SoundCategoryPage() {
  const { t } = useTranslation('soundesthe')
  const [search] = useSearchParams()
  const sounds = $api.useQuery('get', '/api/natural-sound/list', { headers: useLanguageHeader() })
  const soundId = search.get('sound')
  if (soundId)
    return (
      <>
        <BackLink to={here}>{t('category.title')}</BackLink>
        <ListedSoundPlayer
          key={soundId}
          plan={planCodes.soundestheCategory}
          list={sounds}
          soundId={soundId}
          back={here}
          listTitle={t('category.title')}
        />
      </>
    )
  return (
    <>
      <BackLink to={paths.soundesthe}>{t('title')}</BackLink>
      <PageTitle lead={t('category.lead')}>{t('category.title')}</PageTitle>
      <SoundsByGenre sounds={sounds} to={(id) => `${here}?sound=${id}`} />
    </>
  )
}
