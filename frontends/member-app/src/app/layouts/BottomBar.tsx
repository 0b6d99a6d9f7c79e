import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { createLazyComponent } from '../../components/lazy-component.tsx'
import type { CurrentUser } from '../../features/session/types.ts'
import { listBottomBarEntries, listFooterButtons } from '../menu.ts'
import { PhoneBar } from './PhoneBar.tsx'

const DeskStrip = createLazyComponent(() => import('./DeskStrip.tsx'))

interface Props {
  user: CurrentUser
  /** In a flow, phones show only the mini player here. */
  isFlow?: boolean
}

/**
 * The fixed footer of members: on phones a bar of pages, on desktops, which have the side menu, the strip of what plays. Both are
 * sticky, so they take their own space below the page, cover nothing there, and the focus is never hidden behind them.
 */
export default function BottomBar({ user, isFlow = false }: Props) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  const links = isPhone ? listBottomBarEntries(user) : listFooterButtons(user)
  if (links.length === 0) return null
  return isPhone ? <PhoneBar links={links} isFlow={isFlow} /> : <DeskStrip links={links} />
}
