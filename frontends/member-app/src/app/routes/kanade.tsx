import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { BackLink } from '../../components/BackLink.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Loaded } from '../../components/Loaded.tsx'
import { PageTitle } from '../../components/PageTitle.tsx'
import { SoundRows } from '../../components/SoundRows.tsx'
import { useKanadeSounds } from '../../features/kanade/api/use-kanade-sounds.ts'
import { paths } from '../paths.ts'
import { ListedPlay } from '../play/ListedPlay.tsx'
import { planCodes } from '../play/plan-codes.ts'

const soundPath = (id: string) => `${paths.kanade}?sound=${id}`

/** Kanade music: a piece from the list, or one by chance (D-097). */
export function Page() {
  const { t } = useTranslation('kanade')
  const [search] = useSearchParams()
  const pieces = useKanadeSounds()
  const soundId = search.get('sound')
  if (soundId) {
    return (
      <>
        <BackLink to={paths.kanade}>{t('title')}</BackLink>
        <PageTitle lead={t('playLead')}>{t('title')}</PageTitle>
        <ListedPlay
          key={soundId}
          plan={planCodes.kanade}
          list={pieces}
          soundId={soundId}
          back={paths.kanade}
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
      <Loaded query={pieces} lines={6}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState text={t('empty')} />
          ) : (
            <SoundRows
              to={soundPath}
              rows={list.map((piece) => ({ ...piece, about: [piece.player, piece.genre] }))}
            />
          )
        }
      </Loaded>
    </>
  )
}
