import Box from '@mui/material/Box'
import GlobalStyles from '@mui/material/GlobalStyles'
import type { Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'

/**
 * The row of buttons that leads on in a flow. On phones it stays at the lower edge of the screen, above the safe area and the bars of
 * the frame, and its buttons fill the width; it is sticky, so it covers nothing once the page is scrolled to its end.
 */
export function FlowActions({ children }: { children: ReactNode }) {
  return (
    <>
      <GlobalStyles styles={{ html: { '--flow-actions-height': '5rem' } }} />
      <Box sx={[row, roomForTwoButtons]}>{children}</Box>
    </>
  )
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  mt: { xs: 3, md: 4 },
  position: { xs: 'sticky', md: 'static' },
  bottom:
    'calc(var(--bottom-bar-height, 0px) + var(--mini-player-height, 0px) + env(safe-area-inset-bottom))',
  // Above the fields of the page, below the bars of the frame.
  zIndex: { xs: 'mobileStepper', md: 'auto' },
  // As wide as the screen, although the page has a margin.
  mx: { xs: -2.5, md: 0 },
  px: { xs: 2.5, md: 0 },
  py: { xs: 1, md: 0 },
  bgcolor: { xs: 'background.default', md: 'transparent' },
  // Below the buttons, the safe area shows nothing of the page either.
  '&::after': {
    content: '""',
    display: { md: 'none' },
    position: 'absolute',
    inset: '100% 0 auto',
    height: 'env(safe-area-inset-bottom)',
    bgcolor: 'background.default',
  },
  // What scrolls by fades out above the buttons; a line would also stand there where nothing scrolls.
  '&::before': {
    content: '""',
    display: { md: 'none' },
    position: 'absolute',
    inset: '-16px 0 auto',
    height: 16,
    pointerEvents: 'none',
    color: 'background.default',
    background: 'linear-gradient(transparent, currentColor)',
  },
} as const

/** Two buttons fit side by side at 360 px; beside a round one, which would be alone in a second row, they are narrower. */
const roomForTwoButtons = ({ breakpoints }: Theme) => ({
  [breakpoints.down('md')]: {
    '& > .MuiButton-root': { flexGrow: 1, px: 1, lineHeight: 1.3, textAlign: 'center' },
    '&:has(> .MuiIconButton-root)': {
      flexWrap: 'nowrap',
      alignItems: 'center',
      gap: 1,
      '& > .MuiButton-root': { px: 0.75, fontSize: '0.9375rem' },
    },
  },
})
