import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useResourceContext, useTranslate } from 'react-admin'
import { FieldBoundary } from './FieldBoundary.tsx'

export interface Fact {
  /** A field of the resource (its name is translated). */
  of: string
  value: ReactNode
}

/** What is known about a record, as a list of names and values. */
export function Facts({ facts }: { facts: Fact[] }) {
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
      {facts.flatMap(({ of, value }) => [
        <dt key={`${of}-name`}>{translate(`resources.${resource}.fields.${of}`)}</dt>,
        <dd key={`${of}-value`}>
          <FieldBoundary>{value}</FieldBoundary>
        </dd>,
      ])}
    </Box>
  )
}
