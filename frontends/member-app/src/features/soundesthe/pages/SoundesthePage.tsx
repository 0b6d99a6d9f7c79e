import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { BackLink } from '../../../components/BackLink.tsx'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { $api } from '../../../lib/api/queries.ts'
import { useLanguageHeader } from '../../../lib/i18n/use-language-header.ts'
import { SoundShareCard } from '../../player/components/SoundShareCard.tsx'
import { SoundKindLinks } from '../components/SoundKindLinks.tsx'
import { SoundLibraryOrMap } from '../components/SoundLibraryOrMap.tsx'
import { SoundPageHeading } from '../components/SoundPageHeading.tsx'
import { SoundShelf } from '../components/SoundShelf.tsx'
import { listSimilarSounds } from '../similar.rules.ts'
import { ShelfSoundPlayer } from './ShelfSoundPlayer.tsx'

const here = paths.soundesthe
const toSoundPath = (id: string) => `${here}?sound=${id}`

/** Links to the kinds of medical sounds and shows the sounds on shelves; `?sound=` is the page of one of them. */
export function SoundesthePage() {
  const { t } = useTranslation('soundesthe')
  const [search] = useSearchParams()
  const library = $api.useQuery(
    'get',
    '/soundesthe/library',
    { headers: useLanguageHeader() },
    // The links to sounds expire after ten minutes.
    { staleTime: 5 * 60_000 },
  )
  const soundId = search.get('sound')
  if (soundId) {
    const sound = library.data?.sounds.find(({ id }) => id === soundId)
    const favourites = library.data?.favourites ?? []
    const similar = sound ? listSimilarSounds(sound, library.data?.sounds ?? []) : []
    return (
      <>
        <BackLink to={here}>{t('title')}</BackLink>
        {sound ? (
          <SoundPageHeading sound={sound} favourite={favourites.includes(soundId)} />
        ) : (
          <PageTitle lead={t('category.playLead')}>{t('title')}</PageTitle>
        )}
        <ShelfSoundPlayer key={soundId} library={library} soundId={soundId} back={here} />
        {sound && (
          <Box sx={{ mt: 3 }}>
            <SoundShareCard sound={sound} />
          </Box>
        )}
        {similar.length > 0 && (
          <SoundShelf title={t('page.similar')} sounds={similar} favourites={favourites} to={toSoundPath} />
        )}
      </>
    )
  }
  return (
    <>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <SoundKindLinks />
      <QueryBoundary query={library} lines={6}>
        {(found) => (
          <SoundLibraryOrMap library={found} to={toSoundPath} onRetry={() => void library.refetch()} />
        )}
      </QueryBoundary>
    </>
  )
}
