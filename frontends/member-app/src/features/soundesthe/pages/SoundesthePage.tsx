import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { BackLink } from '../../../components/BackLink.tsx'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { useSoundLibrary } from '../api/use-sound-library.ts'
import { SoundKindLinks } from '../components/SoundKindLinks.tsx'
import { SoundLibrary } from '../components/SoundLibrary.tsx'
import { ShelfSoundPlayer } from './ShelfSoundPlayer.tsx'

const here = paths.soundesthe

/** Links to the kinds of medical sounds and shows the sounds on shelves. */
export function SoundesthePage() {
  const { t } = useTranslation('soundesthe')
  const [search] = useSearchParams()
  const library = useSoundLibrary()
  const soundId = search.get('sound')
  if (soundId) {
    return (
      <>
        <BackLink to={here}>{t('title')}</BackLink>
        <PageTitle lead={t('category.playLead')}>{t('title')}</PageTitle>
        <ShelfSoundPlayer key={soundId} library={library} soundId={soundId} back={here} />
      </>
    )
  }
  return (
    <>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <SoundKindLinks />
      <QueryBoundary query={library} lines={6}>
        {(found) => (
          <SoundLibrary
            library={found}
            to={(id) => `${here}?sound=${id}`}
            onRetry={() => void library.refetch()}
          />
        )}
      </QueryBoundary>
    </>
  )
}
