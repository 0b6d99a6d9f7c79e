import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import {
  type RaRecord,
  SaveButton,
  useDataProvider,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { ConsoleDataProvider } from '../dataProvider/data-provider.ts'
import { findDifferences, toFields } from './edited-fields.ts'
import { VersionChoices } from './VersionChoices.tsx'

export interface EditedProps<Row extends RaRecord> {
  revision: keyof Row & string
  body: (typed: Row) => object
  /** Where the inputs stand in the form; what is sent has the same names without it. */
  inputPrefix?: string | undefined
  /** What a field of the body is called. */
  labelOf?: ((field: string) => string) | undefined
}

/** How services call the revision in what they take. */
const revisionFields = ['revision', 'updatedAt', 'baseVersion']

/**
 * Somebody else saved first. What was typed stays beside theirs: each difference can be taken from either, and is saved over theirs
 * only when that is asked for.
 */
export function EditedElsewhere<Row extends RaRecord>(props: EditedProps<Row>) {
  const { revision, body, inputPrefix = '' } = props
  const record = useRecordContext<Row>()
  const resource = useResourceContext() ?? ''
  const provider = useDataProvider<ConsoleDataProvider>()
  const translate = useTranslate()
  const form = useFormContext<Row>()
  const conflict = useId()
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Newer browsers return a promise, which is no clean-up of an effect.
    void alert.current?.scrollIntoView?.({ block: 'center' })
  }, [])
  const [opened] = useState(record?.[revision])
  const [mine] = useState(() => toFields(body(form.getValues())))
  const [before] = useState(() => record && toFields(body(record)))
  const latest = useQuery({
    queryKey: ['edited-elsewhere', resource, record?.id, conflict],
    queryFn: async () => (await provider.getOne<Row>(resource, { id: record?.id as Row['id'] })).data,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  // Saved meanwhile: the record is what this form holds.
  if (!record || record[revision] !== opened) return null
  const theirs = latest.data && toFields(body(latest.data))
  const differences = theirs
    ? findDifferences(mine, theirs).filter((field) => !revisionFields.includes(field))
    : []
  const take = (fields: readonly string[], from: Readonly<Record<string, unknown>> | undefined) => {
    for (const field of fields)
      form.setValue(`${inputPrefix}${field}` as never, (from?.[field] ?? null) as never, {
        shouldDirty: true,
        shouldValidate: true,
      })
  }
  const unchanged = differences.filter((field) => before && !findDifferences(mine, before).includes(field))
  return (
    <Alert
      ref={alert}
      severity="warning"
      variant="outlined"
      sx={{ width: '100%', mb: 2, '& .MuiAlert-message': { flexGrow: 1, minWidth: 0 } }}
    >
      <AlertTitle>{translate('console.edited.title')}</AlertTitle>
      {translate('console.edited.text')}
      {theirs && (
        <VersionChoices
          fields={differences}
          mine={mine}
          theirs={theirs}
          labelOf={props.labelOf}
          onTake={(field, from) => take([field], from)}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        {latest.isError && (
          <Button size="small" variant="outlined" onClick={() => void latest.refetch()}>
            {translate('console.edited.loadAgain')}
          </Button>
        )}
        {unchanged.length > 0 && (
          <Button size="small" variant="outlined" onClick={() => take(unchanged, theirs)}>
            {translate('console.edited.merge')}
          </Button>
        )}
        {differences.length > 0 && (
          <Button size="small" variant="outlined" onClick={() => take(differences, theirs)}>
            {translate('console.edited.takeAll')}
          </Button>
        )}
        <SaveButton
          type="button"
          size="small"
          color="warning"
          label="console.edited.saveMine"
          transform={((typed: Row) => body({ ...typed, [revision]: latest.data?.[revision] })) as never}
          disabled={!latest.data}
        />
      </Box>
    </Alert>
  )
}
