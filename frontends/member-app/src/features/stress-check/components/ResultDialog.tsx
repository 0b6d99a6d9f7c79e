import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { createLazyComponent } from '../../../components/lazy-component.tsx'
import { canUseAiEsthe } from '../../session/permissions.ts'
import { useSession } from '../../session/session-context.ts'
import { findStressLevelBand, MAX_SCORE, type StressLevel, type StressResult } from '../rules.ts'
import type { SavedResult } from '../saved-result.ts'
import { HelpLines } from './HelpLines.tsx'
import { MembershipPromotion } from './MembershipPromotion.tsx'
import { StressLevelPicture } from './StressLevelPicture.tsx'

/** Saving is for members only, so visitors do not load its code. */
const SaveResultSection = createLazyComponent(() => import('./SaveResultSection.tsx'))

interface Props {
  result: StressResult
  saved: SavedResult | null
  onSaved: (saved: SavedResult | null) => void
  /** A sound for the level, which one tap plays. */
  renderSound: (level: StressLevel) => ReactNode
  onReview: () => void
  onLeave: () => void
  /** What a member may do next. */
  children: ReactNode
}

/** Shows the level and its meaning. Only its buttons close it; 600 px wide. */
export function ResultDialog({
  result: { score, storedLevel },
  saved,
  onSaved,
  renderSound,
  onReview,
  onLeave,
  children,
}: Props) {
  const { t } = useTranslation('stress-check')
  const { status, user } = useSession()
  const band = findStressLevelBand(storedLevel)
  return (
    <Dialog
      open
      maxWidth={false}
      aria-labelledby="stress-check-result"
      slotProps={{ paper: { sx: { width: 600, m: 1.5, maxWidth: 'calc(100% - 1.5rem)' } } }}
    >
      <DialogTitle id="stress-check-result" variant="h2" sx={{ pt: 3, pb: 1.5 }}>
        {t('result.title')}
      </DialogTitle>
      <DialogContent>
        {band ? (
          <>
            <Typography variant="h3" component="p">
              {t('result.level', { level: band.level, name: t(`levels.${band.level}.name`) })}
            </Typography>
            <Typography sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
              {t('result.score', { score, max: MAX_SCORE })}
            </Typography>
            <StressLevelPicture score={score} band={band} />
            <Typography sx={{ mt: 3 }}>{t(`levels.${band.level}.comment`)}</Typography>
            <Typography sx={{ mt: 2 }}>{t(`sound.why.${band.level}`)}</Typography>
            <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
              {t('sound.note')}
            </Typography>
            {band.level === 4 && <HelpLines />}
            {band.level !== 1 && status === 'visitor' && <MembershipPromotion score={score} />}
            {user && canUseAiEsthe(user) && (
              <SaveResultSection score={score} saved={saved} onSaved={onSaved} />
            )}
            {children}
            <Typography variant="caption" component="p" sx={{ mt: 3, color: 'text.secondary' }}>
              {t('result.note')}
            </Typography>
          </>
        ) : (
          <Typography>{t('result.unknown')}</Typography>
        )}
      </DialogContent>
      <DialogActions disableSpacing sx={bar}>
        {band && <Box sx={{ flexBasis: '100%' }}>{renderSound(band.level)}</Box>}
        <Button onClick={onReview}>{t('result.review')}</Button>
        <Button onClick={onLeave}>{t('result.leave')}</Button>
      </DialogActions>
    </Dialog>
  )
}

/** Listening is the one action of the result, so it stays in reach below the text. */
const bar = {
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 0.5,
  px: { xs: 2, sm: 3 },
  pt: 1.5,
  pb: { xs: 1, sm: 2 },
  borderTop: 1,
  borderColor: 'divider',
} as const
