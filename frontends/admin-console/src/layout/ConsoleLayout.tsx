import { type ReactNode, useEffect } from 'react'
import { Layout, TitlePortal } from 'react-admin'
import { subscribeToSessionChange } from '../session/session-broadcast.ts'
import { ConsoleAppBar } from './ConsoleAppBar.tsx'
import { ConsoleMenu } from './ConsoleMenu.tsx'
import { ConsoleSidebar } from './ConsoleSidebar.tsx'
import { useDocumentTitle } from './use-document-title.ts'

/** Frames every page. The page title stands above the content as its heading and not in the app bar. */
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
