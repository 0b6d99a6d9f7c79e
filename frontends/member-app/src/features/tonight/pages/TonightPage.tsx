import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { createLazyComponent } from '../../../components/lazy-component.tsx'
import { twoLines } from '../../../components/two-lines.ts'
import { useDocumentTitle } from '../../../components/use-document-title.ts'
import { ApiError } from '../../../lib/api/api-error.ts'
import { fixedQueryOptions } from '../../../lib/api/fixed-query-options.ts'
import { $api } from '../../../lib/api/queries.ts'
import { toDayPart } from '../../player/day-part.rules.ts'
import type { OfflineSound } from '../../player/offline/offline-sound-store.ts'
import { useOfflineSounds } from '../../player/offline/use-offline-sounds.ts'
import { PlayerWithPlayResult } from '../../player/pages/PlayerWithPlayResult.tsx'
import { planCodes } from '../../player/plan-codes.ts'
import { eveningListeningStore } from '../../player/record/evening-listening-store.ts'
import { useInterruptedPlay } from '../../player/record/use-interrupted-play.ts'
import { canUseAiEsthe } from '../../session/permissions.ts'
import { useSession } from '../../session/session-context.ts'
import { ContinuePlayLink } from './ContinuePlayLink.tsx'
import { useRequestedSound } from './requested-sound.ts'

const OfflineSoundList = createLazyComponent(() => import('../../player/components/OfflineSoundList.tsx'))
const FaceDiagnosisPlanLock = createLazyComponent(() => import('./FaceDiagnosisPlanLock.tsx'), {
  isPatient: true,
})
const SevenNightsTonight = createLazyComponent(
  () => import('../../seven-nights/pages/SevenNightsTonight.tsx'),
  { texts: ['seven-nights'], isPatient: true },
)
const TonightOverview = createLazyComponent(() => import('./TonightOverview.tsx'), {
  texts: ['activity'],
  // The placeholder is as high as the week, which comes first.
  waiting: <Box sx={{ mt: 5, height: '7.75rem' }} />,
  isPatient: true,
})

/** Every member may play it, so that nobody needs a plan for the first sound. */
const plan = planCodes.soundestheRandom

/** A tap on the previous page asked for this sound. */
const following = { starts: true }

/** The title has two lines at most on a phone, where the play's end must stay visible; the whole title stands below the figure. */
const sentence = {
  ...twoLines,
  minHeight: '1lh',
  wordBreak: 'auto-phrase',
  fontSize: { xs: '1.125rem', md: 'inherit' },
} as const

/** The start of an evening: one sound to play, the week so far, and what waits for the member. */
export function TonightPage() {
  const { t } = useTranslation('tonight')
  const { user } = useSession()
  const [brought, forgetBrought] = useRequestedSound()
  const [interrupted, startAnew] = useInterruptedPlay()
  const resumed = brought ? null : interrupted
  const [isNextOffered, setIsNextOffered] = useState(false)
  // A sound that the member asks for instead leads from then on, on every page and after a reload.
  const choice = { params: { query: { tonight: true, ...(isNextOffered && { another: true }) } } }
  const sound = $api.useQuery('get', '/soundesthe/random', choice, {
    ...fixedQueryOptions,
    enabled: resumed === null && !brought,
  })
  const [part] = useState(() => toDayPart(new Date().getHours()))
  useDocumentTitle(t('title'))
  const [chosen, choose] = useState<OfflineSound | null>(null)
  const isUnreachable = sound.isError && !(sound.error instanceof ApiError)
  const offlineSounds = useOfflineSounds(isUnreachable || chosen !== null)
  // The sound stays when the network is back, because it must not change while it plays.
  if (isUnreachable && !chosen && offlineSounds[0]) choose(offlineSounds[0])
  const known = chosen ? { ...chosen, at: chosen.heardAtMs } : brought && { sound: brought, at: 0 }
  const shown = known
    ? { isFetching: false, isError: false, data: known.sound, dataUpdatedAt: known.at }
    : sound
  const title = resumed?.sound.title ?? shown.data?.title
  const listenedSeconds = useSyncExternalStore(eveningListeningStore.subscribe, () =>
    user ? eveningListeningStore.getSeconds(user.id) : 0,
  )
  const hasListened = listenedSeconds > 0 && !isNextOffered && !brought && !resumed
  const onAnother = () => {
    setIsNextOffered(true)
    startAnew()
    forgetBrought()
    choose(null)
    if (isNextOffered) void sound.refetch()
  }
  return (
    <Box sx={{ maxWidth: { xs: '34rem', md: 'none' }, mx: 'auto' }}>
      <Typography
        variant="h1"
        tabIndex={-1}
        sx={{
          mb: { xs: 2, md: 4 },
          fontSize: { xs: '1.375rem', md: 'clamp(1.625rem, 1.4rem + 1vw, 2.25rem)' },
        }}
      >
        <Box component="span" sx={{ display: 'block', wordBreak: 'keep-all', overflowWrap: 'anywhere' }}>
          {t(`greeting.${part}`, { name: user?.username ?? '' })}
        </Box>
        <Box component="span" sx={sentence}>
          {hasListened
            ? t(listenedSeconds < 60 ? `listenedBriefly.${part}` : `listened.${part}`, {
                count: Math.floor(listenedSeconds / 60),
              })
            : title && t(`sound.${part}`, { title })}
        </Box>
      </Typography>
      <ContinuePlayLink />
      {isUnreachable && offlineSounds.length > 0 && (
        <OfflineSoundList offlineSounds={offlineSounds} chosenId={chosen?.sound.id} onChoose={choose} />
      )}
      <PlayerWithPlayResult
        plan={resumed?.session.plan ?? chosen?.plan ?? plan}
        sound={shown}
        resumed={resumed}
        onAgain={onAnother}
        another={t('another')}
        back={paths.tonight}
        {...(brought && { following })}
      />
      <SevenNightsTonight />
      {user && canUseAiEsthe(user) && (
        <Box sx={{ mt: 2, textAlign: { xs: 'center', md: 'start' } }}>
          <Button component={Link} to={paths.detectface} variant="outlined">
            {t('byFace')}
          </Button>
          <FaceDiagnosisPlanLock />
        </Box>
      )}
      {user && <TonightOverview user={user} />}
    </Box>
  )
}
