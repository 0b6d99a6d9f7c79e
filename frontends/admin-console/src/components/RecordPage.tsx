import Box from '@mui/material/Box'
import type { ReactElement, ReactNode } from 'react'
import { ListButton, Show, TopToolbar } from 'react-admin'

interface Props {
  /** The kind of record and its name, unless told. */
  title?: ReactElement
  actions?: ReactNode
  children: ReactNode
}

/** The page of one record: its panels side by side at a desk, one under the other on a phone. */
export function RecordPage({ title, actions, children }: Props) {
  return (
    <Show
      {...(title ? { title } : {})}
      component="div"
      actions={
        <TopToolbar sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <ListButton />
          {actions}
        </TopToolbar>
      }
    >
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        {children}
      </Box>
    </Show>
  )
}
