import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useResourceContext, useTranslate } from 'react-admin'
import { FieldErrorBoundary } from './FieldErrorBoundary.tsx'

export interface RecordField {
  /** The name of a field of the resource, whose label is translated. */
  source: string
  value: ReactNode
}

/** Lists fields of the record with their labels and values. */
export function RecordFields({ fields }: { fields: RecordField[] }) {
  const translate = useTranslate()
  const resource = useResourceContext()
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'minmax(8rem, 11rem) 1fr' },
        '& > dt': { color: 'text.secondary', fontSize: '0.875rem', pt: 1.25 },
        '& > dd': {
          m: 0,
          pt: { xs: 0, sm: 1.25 },
          pb: 1.25,
          borderBottom: 1,
          borderColor: 'divider',
          overflowWrap: 'anywhere',
        },
        '& > dt:not(:first-of-type)': { borderTop: 0 },
        '& > dd:last-of-type': { borderBottom: 0 },
      }}
    >
      {fields.flatMap(({ source, value }) => [
        <dt key={`${source}-name`}>{translate(`resources.${resource}.fields.${source}`)}</dt>,
        <dd key={`${source}-value`}>
          <FieldErrorBoundary>{value}</FieldErrorBoundary>
        </dd>,
      ])}
    </Box>
  )
}
