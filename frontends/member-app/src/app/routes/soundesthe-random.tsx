import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { FailureNotice } from '../../components/FailureNotice.tsx'
import { PageTitle } from '../../components/PageTitle.tsx'
import { Player } from '../../features/player/components/Player.tsx'
import { PlayerSkeleton } from '../../features/player/components/PlayerSkeleton.tsx'
import { ResultCard } from '../../features/player/components/ResultCard.tsx'
import type { PlayResult } from '../../features/player/types.ts'
import { useRandomSound } from '../../features/soundesthe/api/use-random-sound.ts'
import { paths } from '../paths.ts'

/** Medical sound, random (D-094). */
const plan = { dmvTypeCode: '02', planCode: '01' } as const

/** The random plan: one sound, the player, a short result. */
export function Page() {
  const { t } = useTranslation('soundesthe')
  const navigate = useNavigate()
  const sound = useRandomSound()
  const [result, setResult] = useState<PlayResult | null>(null)

  function another() {
    setResult(null)
    void sound.refetch()
  }

  /** Whoever finishes without having listened just goes back. */
  function finish(finished: PlayResult) {
    if (finished.heardSeconds < 1) void navigate(paths.soundesthe)
    else setResult(finished)
  }

  const anotherButton = (sounding: boolean) => (
    <Button variant="outlined" disabled={sounding} onClick={another}>
      {t('random.another')}
    </Button>
  )

  return (
    <>
      <PageTitle lead={t('random.lead')}>{t('random.title')}</PageTitle>
      {result && <ResultCard result={result} actions={anotherButton(false)} />}
      {!result && sound.isFetching && <PlayerSkeleton />}
      {!result && !sound.isFetching && sound.isError && (
        <FailureNotice text={t('selectionFailed')} onRetry={another} />
      )}
      {!result && !sound.isFetching && sound.isSuccess && (
        <Player
          key={sound.dataUpdatedAt}
          sound={sound.data}
          plan={plan}
          onFinish={finish}
          actions={anotherButton}
        />
      )}
    </>
  )
}
