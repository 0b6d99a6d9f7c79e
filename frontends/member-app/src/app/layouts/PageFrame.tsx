import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import type { ReactNode } from 'react'
import { createLazyComponent } from '../../components/lazy-component.tsx'
import { useSession } from '../../features/session/session-context.ts'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { SkipLink } from './SkipLink.tsx'

const BottomBar = createLazyComponent(() => import('./BottomBar.tsx'))

interface Props {
  /** A column that stands beside the page on desktops. */
  aside?: ReactNode
  /** The page sets its own width and background (home, login). */
  bare?: boolean
  children: ReactNode
}

/** Frames a page with header, footer and, for members, the fixed footer. */
export function PageFrame({ aside, bare = false, children }: Props) {
  const { user } = useSession()
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <SkipLink />
      <Header />
      {/* On phones the footer begins below the first screen: no page that grows while it loads moves it before one's eyes. */}
      <Box sx={{ flexGrow: 1, display: 'flex', alignItems: 'stretch', minHeight: { xs: '100svh', md: 0 } }}>
        {aside}
        <Box component="main" id="main" tabIndex={-1} sx={{ flexGrow: 1, minWidth: 0 }}>
          {bare ? (
            children
          ) : (
            <Container maxWidth={aside ? 'lg' : 'md'} sx={{ py: { xs: 4, md: 7 }, px: { xs: 2.5, md: 5 } }}>
              {children}
            </Container>
          )}
        </Box>
      </Box>
      <Footer />
      {user && <BottomBar user={user} />}
    </Box>
  )
}
