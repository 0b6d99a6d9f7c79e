import CloseRounded from '@mui/icons-material/CloseRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useId, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../session/session-context.ts'
import type { PlayerEngine } from '../audio/player-engine.contract.ts'
import { checkInSetting } from './check-in-setting.ts'
import { checkIns } from './check-ins.ts'
import { MoodPicker } from './MoodPicker.tsx'
import type { Mood } from './moods.ts'

/** Asks in a quiet row how the member feels before the sound. It goes away for good on a tap, and never keeps the sound waiting. */
export default function CheckInBefore({ soundId, engine }: { soundId: string; engine: PlayerEngine }) {
  const { t } = useTranslation('check-in')
  const title = useId()
  const { user } = useSession()
  const [setting, saveSetting] = checkInSetting.use()
  const [wasNew] = useState(setting === 'new')
  const chosen = useSyncExternalStore(checkIns.subscribe, () => checkIns.findBefore(engine))
  if (!user) return null

  function onChoose(mood: Mood) {
    if (!user) return
    const isTakenBack = mood === chosen
    checkIns.setBefore(engine, { vibrationId: soundId, userId: user.id }, isTakenBack ? null : mood)
    saveSetting('known')
  }

  function onHide() {
    if (user) checkIns.setBefore(engine, { vibrationId: soundId, userId: user.id }, null)
    saveSetting('hidden')
  }

  if (setting === 'hidden')
    return (
      <Box role="status" sx={hidden}>
        <span>{t('hidden')}</span>
        <Button size="small" onClick={() => saveSetting('known')}>
          {t('undo')}
        </Button>
      </Box>
    )
  return (
    <Box component="section" aria-labelledby={title}>
      <Box sx={header}>
        <Typography id={title} variant="body2" sx={{ flexGrow: 1, color: 'text.secondary' }}>
          {t('askBefore')}
        </Typography>
        <IconButton
          onClick={onHide}
          aria-label={t('hide')}
          title={t('hide')}
          sx={{ width: '2.75rem', height: '2.75rem', color: 'text.secondary' }}
        >
          <CloseRounded sx={{ fontSize: '1.25rem' }} />
        </IconButton>
      </Box>
      <Box sx={{ maxWidth: '24rem', mx: { xs: 'auto', md: 0 } }}>
        <MoodPicker labelledBy={title} chosen={chosen} onChoose={onChoose} />
      </Box>
      {wasNew && (
        <Typography variant="body2" sx={use}>
          {t('use')}
        </Typography>
      )}
    </Box>
  )
}

/** The question stands in the middle on phones, like the title of the sound above it. */
const header = {
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  maxWidth: '24rem',
  mx: { xs: 'auto', md: 0 },
  pl: { xs: '2.75rem', md: 0 },
  textAlign: { xs: 'center', md: 'start' },
} as const

const use = {
  mt: 0.5,
  textAlign: { xs: 'center', md: 'start' },
  color: 'text.secondary',
  wordBreak: 'auto-phrase',
} as const

const hidden = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: { xs: 'center', md: 'start' },
  columnGap: 1,
  minHeight: '2.75rem',
  typography: 'body2',
  color: 'text.secondary',
  wordBreak: 'auto-phrase',
} as const
