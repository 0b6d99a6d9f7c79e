import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Sidebar, type SidebarProps } from 'react-admin'
import { useTranslate } from '../i18n/use-translate.ts'

/** On a phone the menu is a dialog, and a dialog needs an accessible name. */
export function ConsoleSidebar(props: SidebarProps) {
  const translate = useTranslate()
  const isDialog = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const named = isDialog ? { slotProps: { paper: { 'aria-label': translate('console.menu.label') } } } : {}
  return <Sidebar {...props} {...named} />
}
