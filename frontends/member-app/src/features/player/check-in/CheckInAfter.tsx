import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useId, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { useSession } from '../../session/session-context.ts'
import { checkInSetting } from './check-in-setting.ts'
import { checkInSync } from './check-in-sync.ts'
import { checkIns } from './check-ins.ts'
import { MoodChange } from './MoodChange.tsx'
import { MoodPicker } from './MoodPicker.tsx'
import type { Mood } from './moods.ts'

/** Asks after a sound how the member feels now, and then draws both moods, or says why the server did not take them. */
export function CheckInAfter({ soundId, playSessionId }: { soundId: string; playSessionId: string }) {
  const { t } = useTranslation('check-in')
  const title = useId()
  const { user } = useSession()
  const [, saveSetting] = checkInSetting.use()
  const [isChanging, setIsChanging] = useState(false)
  const userId = user?.id ?? ''
  const checkIn = useSyncExternalStore(checkIns.subscribe, () => checkIns.find(playSessionId, userId))
  const state = useSyncExternalStore(
    checkInSync.states.subscribe,
    () => checkInSync.states.snapshot().plays[playSessionId],
  )
  const refusal = state?.kind === 'refused' ? state.reason : null
  const isAnswered = checkIn?.after !== undefined && !isChanging && refusal === null

  function onChoose(mood: Mood) {
    checkIns.setAfter({ playSessionId, vibrationId: soundId, userId }, mood)
    saveSetting('known')
    setIsChanging(false)
  }

  return (
    <Box component="section" aria-labelledby={title} sx={{ mt: 1.5, width: '100%' }}>
      <Typography id={title} component="h3" sx={{ fontWeight: 600 }}>
        {t(isAnswered ? 'answered' : 'askAfter')}
      </Typography>
      <Box role="status" sx={{ mt: 1 }}>
        {isAnswered && <MoodChange checkIn={checkIn} />}
        {refusal !== null && (
          <>
            <Typography>{t('notSaved', { reason: refusal })}</Typography>
            <Button size="small" component={Link} to={paths.settings} sx={{ minHeight: '2.75rem' }}>
              {t('toConsents')}
            </Button>
          </>
        )}
      </Box>
      {isAnswered ? (
        <Button size="small" onClick={() => setIsChanging(true)} sx={{ minHeight: '2.75rem' }}>
          {t('change')}
        </Button>
      ) : (
        <MoodPicker
          labelledBy={title}
          chosen={refusal === null ? (checkIn?.after ?? null) : null}
          onChoose={onChoose}
        />
      )}
    </Box>
  )
}
