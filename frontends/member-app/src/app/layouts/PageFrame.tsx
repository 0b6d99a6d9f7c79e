import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import GlobalStyles from '@mui/material/GlobalStyles'
import type { ReactNode } from 'react'
import { FlowContext } from '../../components/flow/flow-context.ts'
import { createLazyComponent } from '../../components/lazy-component.tsx'
import { useSession } from '../../features/session/session-context.ts'
import { useCurrentScreen } from '../use-current-screen.ts'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { SkipLink } from './SkipLink.tsx'

const BottomBar = createLazyComponent(() => import('./BottomBar.tsx'))
const VisitorPlayerBar = createLazyComponent(() => import('./VisitorPlayerBar.tsx'), { isPatient: true })

interface Props {
  /** A column that stands beside the page on desktops. */
  aside?: ReactNode
  /** The page sets its own width and background (home, login). */
  bare?: boolean
  children: ReactNode
}

/** What takes the focus is scrolled above the bars at the lower edge of the screen, which set their heights while they are shown. */
const focusAboveBars = {
  html: {
    scrollPaddingBottom:
      'calc(1.25rem + var(--bottom-bar-height, 0px) + var(--mini-player-height, 0px) + var(--flow-actions-height, 0px))',
  },
}

/** Frames a page with header, footer and, for members, the fixed footer. */
export function PageFrame({ aside, bare = false, children }: Props) {
  const { status, user } = useSession()
  // Nothing else can be opened yet, so nothing else is offered.
  const isEnrolling = user?.passkeyMissing ?? false
  const isFlow = useCurrentScreen()?.flow ?? false
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <GlobalStyles styles={focusAboveBars} />
      <SkipLink />
      <Header isQuiet={aside !== undefined} isBare={isEnrolling} />
      {/* On phones the footer begins below the first screen: no page that grows while it loads moves it before one's eyes. */}
      <Box sx={{ flexGrow: 1, display: 'flex', alignItems: 'stretch', minHeight: { xs: '100svh', md: 0 } }}>
        {aside}
        <Box component="main" id="main" tabIndex={-1} sx={{ flexGrow: 1, minWidth: 0 }}>
          {bare ? (
            children
          ) : (
            <Container
              maxWidth={aside ? 'lg' : 'md'}
              sx={{
                pt: { xs: isFlow ? 2 : 4, md: 7 },
                pb: { xs: isFlow ? 0 : 4, md: 7 },
                px: { xs: 2.5, md: 5 },
              }}
            >
              <FlowContext value={isFlow}>{children}</FlowContext>
            </Container>
          )}
        </Box>
      </Box>
      {!isEnrolling && <Footer />}
      {user && !isEnrolling && <BottomBar user={user} isFlow={isFlow} />}
      {status === 'visitor' && <VisitorPlayerBar />}
    </Box>
  )
}
