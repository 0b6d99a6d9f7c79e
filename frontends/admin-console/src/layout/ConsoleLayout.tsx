import { type ReactNode, useEffect } from 'react'
import { Layout, TitlePortal } from 'react-admin'
import { subscribeToSessionChange } from '../session/session-tabs.ts'
import { ConsoleAppBar } from './ConsoleAppBar.tsx'
import { ConsoleMenu } from './ConsoleMenu.tsx'
import { ConsoleSidebar } from './ConsoleSidebar.tsx'
import { useDocumentTitle } from './use-document-title.ts'

/** The frame of every page. The page's title stands above its content as its heading, not in the bar. */
export function ConsoleLayout({ children }: { children: ReactNode }) {
  useDocumentTitle()
  useEffect(() => subscribeToSessionChange(() => window.location.reload()), [])
  return (
    <Layout appBar={ConsoleAppBar} appBarAlwaysOn menu={ConsoleMenu} sidebar={ConsoleSidebar}>
      <TitlePortal
        component="h1"
        variant="h1"
        sx={{ flex: 'none', color: 'primary.main', whiteSpace: 'normal' }}
      />
      {children}
    </Layout>
  )
}
