import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { SoundCover } from '../../../components/illustrations/SoundCover.tsx'
import { visuallyHidden } from '../../../components/visually-hidden.ts'
import { fixedQueryOptions } from '../../../lib/api/fixed-query-options.ts'
import { $api } from '../../../lib/api/queries.ts'
import { waitUntilIdle } from '../../../lib/wait-until-idle.ts'
import { toDayPart } from '../../player/day-part.rules.ts'
import { eveningListeningStore } from '../../player/record/evening-listening-store.ts'
import { QueryProvider } from '../../session/components/QueryProvider.tsx'
import type { CurrentUser } from '../../session/types.ts'
import type { RequestedSound } from '../../tonight/pages/requested-sound.ts'
import { TonightLinkButton } from './TonightLinkButton.tsx'
import { TonightPill } from './TonightPill.tsx'

/** Greets the member and offers tonight's sound, which one tap plays. */
export default function TonightGreeting({ user }: { user: CurrentUser }) {
  return (
    <QueryProvider>
      <TonightLink user={user} />
    </QueryProvider>
  )
}

/** The sound of the evening of the member's seven nights comes first. */
const choice = { params: { query: { tonight: true } } }

function TonightLink({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('tonight')
  const navigate = useNavigate()
  const [part] = useState(() => toDayPart(new Date().getHours()))
  const listenedSeconds = useSyncExternalStore(eveningListeningStore.subscribe, () =>
    eveningListeningStore.getSeconds(user.id),
  )
  const { data: sound, isError } = $api.useQuery('get', '/soundesthe/random', choice, fixedQueryOptions)
  // The page that plays is prefetched, so that the tap need not wait for it.
  useEffect(
    () =>
      void waitUntilIdle()
        .then(() => import('../../tonight/pages/TonightPage.tsx'))
        .catch(() => undefined),
    [],
  )
  if (isError) return <TonightLinkButton />
  if (!sound) return <TonightPill />
  const onPlay = () => void navigate(paths.tonight, { state: { sound } satisfies RequestedSound })
  return (
    <ButtonBase onClick={onPlay} sx={button}>
      <TonightPill
        figure={
          <>
            <SoundCover
              sound={sound}
              size={160}
              sx={{ gridArea: '1 / 1', width: '100%', borderRadius: '50%' }}
            />
            <Box component="span" sx={knob}>
              <PlayArrowRounded aria-hidden sx={{ fontSize: '1.75rem' }} />
            </Box>
          </>
        }
      >
        <Typography component="span" variant="body2" sx={greeting}>
          {t(`greeting.${part}`, { name: user.username })}
        </Typography>
        <Typography component="span" sx={sentence}>
          {listenedSeconds > 0
            ? t(listenedSeconds < 60 ? `listenedBriefly.${part}` : `listened.${part}`, {
                count: Math.floor(listenedSeconds / 60),
              })
            : t(`sound.${part}`, { title: sound.title })}
        </Typography>
        <Box component="span" sx={visuallyHidden}>
          {t('play')}
        </Box>
      </TonightPill>
    </ButtonBase>
  )
}

const button = {
  display: 'block',
  width: '100%',
  maxWidth: '27rem',
  borderRadius: '3rem',
  textAlign: 'start',
  '&:hover > *': { borderColor: 'primary.main' },
} as const

const knob = {
  gridArea: '1 / 1',
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  borderRadius: 999,
  bgcolor: 'secondary.main',
  color: 'secondary.contrastText',
} as const

const greeting = {
  display: 'block',
  color: 'text.secondary',
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
} as const
const sentence = {
  display: 'block',
  fontWeight: 600,
  fontSize: '1.125rem',
  lineHeight: 1.5,
  wordBreak: 'auto-phrase',
} as const
