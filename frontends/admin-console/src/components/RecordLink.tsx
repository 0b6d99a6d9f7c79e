import Link from '@mui/material/Link'
import type { ReactNode } from 'react'
import { LinkBase } from 'react-admin'
import { useTranslate } from '../i18n/use-translate.ts'

/** Links the page of another record without also opening the row around the link; a missing record is a dash. */
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
