import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import Skeleton from '@mui/material/Skeleton'
import type { ReactNode } from 'react'
import {
  BulkActionsToolbar,
  LinkBase,
  ListNoResults,
  RecordContextProvider,
  useCreatePath,
  useListContext,
  useResourceContext,
} from 'react-admin'
import { useTranslate } from '../i18n/use-translate.ts'
import { FieldErrorBoundary } from './FieldErrorBoundary.tsx'

/** Each part reads the record from the context, like the columns of the table. */
export interface CardParts {
  title: ReactNode
  tag?: ReactNode
  lines: ReactNode
  actions?: ReactNode
}

interface Props {
  parts: CardParts
  bulkActions?: ReactNode
  /** The whole card links to this page of its record. */
  linkTo: 'show' | 'edit' | false
}

/** Displays a list on a phone as one card per record; the whole card is a link, and its actions are separate buttons. */
export function RecordCards({ parts, bulkActions, linkTo }: Props) {
  const { data, isPending, selectedIds, onToggleItem } = useListContext()
  const resource = useResourceContext() ?? ''
  const createPath = useCreatePath()
  const translate = useTranslate()
  if (isPending) return <CardSkeletons />
  if (!data?.length) return <ListNoResults />
  return (
    <>
      {bulkActions && selectedIds.length > 0 && (
        <BulkActionsToolbar selectAllButton={false}>{bulkActions}</BulkActionsToolbar>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map((record) => (
          <RecordContextProvider key={record.id} value={record}>
            <Box component="li" sx={row}>
              {bulkActions && (
                <Checkbox
                  checked={selectedIds.includes(record.id)}
                  onChange={() => onToggleItem(record.id)}
                  slotProps={{ input: { 'aria-label': translate('ra.action.select_row') } }}
                  sx={{ ml: -1.5, mt: -1, position: 'relative', zIndex: 1 }}
                />
              )}
              <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.5 }}>
                <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
                  <Box sx={{ flex: '1 1 8rem', minWidth: 0, fontWeight: 600 }}>
                    {linkTo ? (
                      <Box
                        component={LinkBase}
                        to={createPath({ resource, type: linkTo, id: record.id })}
                        sx={stretched}
                      >
                        <FieldErrorBoundary>{parts.title}</FieldErrorBoundary>
                      </Box>
                    ) : (
                      <FieldErrorBoundary>{parts.title}</FieldErrorBoundary>
                    )}
                  </Box>
                  <FieldErrorBoundary>{parts.tag}</FieldErrorBoundary>
                </Box>
                <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
                  <FieldErrorBoundary>{parts.lines}</FieldErrorBoundary>
                </Box>
                {parts.actions && (
                  <Box sx={actions}>
                    <FieldErrorBoundary>{parts.actions}</FieldErrorBoundary>
                  </Box>
                )}
              </Box>
            </Box>
          </RecordContextProvider>
        ))}
      </Box>
    </>
  )
}

const row = {
  display: 'flex',
  position: 'relative',
  px: 2,
  py: 1.75,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const
const stretched = {
  color: 'primary.main',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const
const actions = { display: 'flex', flexWrap: 'wrap', gap: 1, pt: 1, position: 'relative', zIndex: 1 } as const

function CardSkeletons() {
  return (
    <Box sx={{ p: 2, display: 'grid', gap: 2 }} aria-busy="true">
      {[0, 1, 2, 3].map((line) => (
        <Skeleton key={line} variant="rounded" height={56} />
      ))}
    </Box>
  )
}
