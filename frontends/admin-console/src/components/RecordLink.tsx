import Link from '@mui/material/Link'
import type { ReactNode } from 'react'
import { LinkBase, useTranslate } from 'react-admin'

/** To the page of another record; a press on it inside a row does not open the row. A dash when there is none. */
export function RecordLink({
  resource,
  id,
  children,
}: {
  resource: string
  id: string | null
  children: ReactNode
}) {
  const translate = useTranslate()
  if (id === null) return <>{translate('console.none')}</>
  return (
    <Link
      component={LinkBase}
      to={`/${resource}/${encodeURIComponent(id)}/show`}
      onClick={(event: { stopPropagation(): void }) => event.stopPropagation()}
      sx={{ position: 'relative', zIndex: 1 }}
    >
      {children}
    </Link>
  )
}
