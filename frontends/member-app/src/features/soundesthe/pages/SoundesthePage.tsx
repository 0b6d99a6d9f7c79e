import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { BackLink } from '../../../components/BackLink.tsx'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { useLibrary } from '../api/use-library.ts'
import { SoundLibrary } from '../components/SoundLibrary.tsx'
import { WayTiles } from '../components/WayTiles.tsx'
import { ShelfPlay } from './ShelfPlay.tsx'

const here = paths.soundesthe

/** Links to the kinds of medical sounds and shows the sounds on shelves. */
export function SoundesthePage() {
  const { t } = useTranslation('soundesthe')
  const [search] = useSearchParams()
  const library = useLibrary()
  const soundId = search.get('sound')
  if (soundId) {
    return (
      <>
        <BackLink to={here}>{t('title')}</BackLink>
        <PageTitle lead={t('category.playLead')}>{t('title')}</PageTitle>
        <ShelfPlay key={soundId} library={library} soundId={soundId} back={here} />
      </>
    )
  }
  return (
    <>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <WayTiles />
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
