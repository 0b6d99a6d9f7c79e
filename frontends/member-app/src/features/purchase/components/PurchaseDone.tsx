import CheckRounded from '@mui/icons-material/CheckRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { SoundCover } from '../../../components/illustrations/SoundCover.tsx'
import { StillWater } from '../../../components/illustrations/StillWater.tsx'
import { planChanges } from '../../../lib/plan-changes.ts'
import { purchaseDraft } from '../../../lib/purchase-draft.ts'
import { purchaseOrigin } from '../../../lib/purchase-origin.ts'
import type { CompletedPurchase } from '../rules.ts'

/**
 * Shows that the product was bought, what is open now and the way back to the sound and the switch that led to it, else to where the
 * product is used. While the payment is being confirmed only the way home is left.
 */
export function PurchaseDone({ placed: { state, message }, to, opened }: CompletedPurchase) {
  const { t } = useTranslation('purchase')
  const navigate = useNavigate()
  const id = useId()
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true })
  // What is only shown among the contracts is not open yet, or for somebody else.
  const [origin] = useState(() => (to === null || to === 'subscriptionState' ? null : purchaseOrigin.get()))
  const sound = origin?.sound

  useEffect(() => {
    purchaseDraft.finish()
    purchaseOrigin.save(null)
    planChanges.emit()
  }, [])

  const leave = () => void navigate(paths.home, { replace: true })
  const goBack = () => {
    if (origin) void navigate(origin.address, { replace: true, state: { returned: origin } })
    else if (to) void navigate(paths[to], { replace: true })
  }
  const backLabel = sound
    ? t('placed.backToSound', { title: sound.title })
    : origin
      ? t('placed.backToPage')
      : to && t(`placed.to.${to}`)
  return (
    <Dialog
      open
      role="alertdialog"
      fullScreen={isPhone}
      onClose={leave}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      slotProps={{ paper: { sx: { width: { md: 440 }, m: { md: 2 }, borderRadius: { xs: 0, md: 1 } } } }}
    >
      <Box sx={content}>
        {sound ? <SoundCover sound={sound} size={400} sx={cover} /> : <StillWater />}
        <Typography id={`${id}-title`} variant="h2" sx={{ wordBreak: 'auto-phrase' }}>
          {t(`placed.${state}`)}
        </Typography>
        <Typography id={`${id}-text`} sx={{ whiteSpace: 'pre-line' }}>
          {message}
        </Typography>
        {opened.length > 0 && (
          <Box>
            <Typography sx={{ fontWeight: 600 }}>{t('placed.opened')}</Typography>
            <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 0.5 }}>
              {opened.map((name) => (
                <Typography
                  component="li"
                  variant="body2"
                  key={name}
                  sx={{ display: 'flex', gap: 1, py: 0.25 }}
                >
                  <CheckRounded
                    aria-hidden
                    sx={{ color: 'success.dark', mt: '0.2em', fontSize: '1.125rem' }}
                  />
                  {name}
                </Typography>
              ))}
            </Box>
          </Box>
        )}
        {sound && isSwitch(origin?.feature) && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t(`placed.switchOn.${origin.feature}`)}
          </Typography>
        )}
      </Box>
      <Box sx={actions}>
        {backLabel && (
          <Button variant="contained" size="large" autoFocus onClick={goBack}>
            {backLabel}
          </Button>
        )}
        <Button
          variant={backLabel ? 'text' : 'contained'}
          size="large"
          autoFocus={!backLabel}
          onClick={leave}
        >
          {t('placed.toHome')}
        </Button>
      </Box>
    </Dialog>
  )
}

const switches = ['loop', 'timer', 'with-soundesthe'] as const
const isSwitch = (feature: string | undefined): feature is (typeof switches)[number] =>
  switches.some((known) => known === feature)

const content = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1.5,
  flexGrow: 1,
  overflowY: 'auto',
  p: { xs: 2.5, md: 4 },
  pb: { xs: 2, md: 2 },
} as const

/** The cover leaves the title, what is open and the buttons on the first screen of a small phone. */
const cover = { width: '100%', aspectRatio: { xs: '16 / 9', md: '4 / 3' }, mb: 1 } as const

const actions = {
  display: 'grid',
  gap: 1,
  flex: 'none',
  px: { xs: 2.5, md: 4 },
  pt: 1,
  pb: { xs: 'calc(1rem + env(safe-area-inset-bottom))', md: 3 },
} as const
