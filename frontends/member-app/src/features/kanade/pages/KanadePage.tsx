import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { BackLink } from '../../../components/BackLink.tsx'
import { DemoSoundsNotice, EmptySounds } from '../../../components/EmptySounds.tsx'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { SoundLinkList } from '../../../components/SoundLinkList.tsx'
import { $api } from '../../../lib/api/queries.ts'
import { useLanguageHeader } from '../../../lib/i18n/use-language-header.ts'
import { ListedSoundPlayer } from '../../player/pages/ListedSoundPlayer.tsx'
import { planCodes } from '../../player/plan-codes.ts'

const toSoundPath = (id: string) => `${paths.kanade}?sound=${id}`

/** Lists Kanade pieces and plays the chosen one; a button leads to a random one. */
export function KanadePage() {
  const { t } = useTranslation('kanade')
  const [search] = useSearchParams()
  const pieces = $api.useQuery('get', '/api/kanade/list', { headers: useLanguageHeader() })
  const soundId = search.get('sound')
  if (soundId) {
    return (
      <>
        <BackLink to={paths.kanade}>{t('title')}</BackLink>
        <ListedSoundPlayer
          key={soundId}
          plan={planCodes.kanade}
          list={pieces}
          soundId={soundId}
          back={paths.kanade}
          listTitle={t('title')}
        />
      </>
    )
  }
  return (
    <>
      <BackLink to={paths.soundesthe}>{t('back')}</BackLink>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <Button component={Link} to={paths.kanadeRandom} variant="contained" sx={{ mb: 4 }}>
        {t('toRandom')}
      </Button>
      <QueryBoundary query={pieces} lines={6}>
        {(list) =>
          list.length === 0 ? (
            <EmptySounds text={t('empty')} onRetry={() => void pieces.refetch()} />
          ) : (
            <>
              <DemoSoundsNotice onRetry={() => void pieces.refetch()} />
              <SoundLinkList
                to={toSoundPath}
                rows={list.map((piece) => ({ ...piece, about: [piece.player, piece.genre] }))}
              />
            </>
          )
        }
      </QueryBoundary>
    </>
  )
}
