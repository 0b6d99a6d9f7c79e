import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { type RaRecord, SaveButton, useDataProvider, useRecordContext, useResourceContext } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { ConsoleDataProvider } from '../data-provider/data-provider.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { findDifferentFields, flattenFields } from './field-differences.ts'
import { VersionComparison } from './VersionComparison.tsx'

export interface EditConflictAlertProps<Row extends RaRecord> {
  revision: keyof Row & string
  toBody: (typed: Row) => object
  /** Inputs stand under this path in the form, while the sent fields have the same names without it. */
  inputPrefix?: string | undefined
  /** Returns the label of a field of the body. */
  getLabel?: ((field: string) => string) | undefined
}

/** Services use these names for the revision in request bodies. */
const REVISION_FIELDS = ['revision', 'updatedAt', 'baseVersion']

/**
 * Shown when somebody else saved first. The typed values stay beside the saved ones: the user can take each difference from either version,
 * and overwrites the other version only on purpose.
 */
export function EditConflictAlert<Row extends RaRecord>(props: EditConflictAlertProps<Row>) {
  const { revision, toBody, inputPrefix = '' } = props
  const record = useRecordContext<Row>()
  const resource = useResourceContext() ?? ''
  const provider = useDataProvider<ConsoleDataProvider>()
  const translate = useTranslate()
  const form = useFormContext<Row>()
  const conflictId = useId()
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Newer browsers return a promise, which React would take for the cleanup function of the effect.
    void alert.current?.scrollIntoView?.({ block: 'center' })
  }, [])
  const [openedRevision] = useState(record?.[revision])
  const [mine] = useState(() => flattenFields(toBody(form.getValues())))
  const [before] = useState(() => record && flattenFields(toBody(record)))
  const latestQuery = useQuery({
    queryKey: ['edited-elsewhere', resource, record?.id, conflictId],
    queryFn: async () => (await provider.getOne<Row>(resource, { id: record?.id as Row['id'] })).data,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  // The record was saved meanwhile and equals this form.
  if (!record || record[revision] !== openedRevision) return null
  const theirs = latestQuery.data && flattenFields(toBody(latestQuery.data))
  const differences = theirs
    ? findDifferentFields(mine, theirs).filter((field) => !REVISION_FIELDS.includes(field))
    : []
  const applyFields = (fields: readonly string[], values: Readonly<Record<string, unknown>> | undefined) => {
    for (const field of fields)
      form.setValue(`${inputPrefix}${field}` as never, (values?.[field] ?? null) as never, {
        shouldDirty: true,
        shouldValidate: true,
      })
  }
  const unchangedFields = differences.filter(
    (field) => before && !findDifferentFields(mine, before).includes(field),
  )
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
        <VersionComparison
          fields={differences}
          mine={mine}
          theirs={theirs}
          getLabel={props.getLabel}
          onApply={(field, from) => applyFields([field], from)}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        {latestQuery.isError && (
          <Button size="small" variant="outlined" onClick={() => void latestQuery.refetch()}>
            {translate('console.edited.loadAgain')}
          </Button>
        )}
        {unchangedFields.length > 0 && (
          <Button size="small" variant="outlined" onClick={() => applyFields(unchangedFields, theirs)}>
            {translate('console.edited.merge')}
          </Button>
        )}
        {differences.length > 0 && (
          <Button size="small" variant="outlined" onClick={() => applyFields(differences, theirs)}>
            {translate('console.edited.takeAll')}
          </Button>
        )}
        <SaveButton
          type="button"
          size="small"
          color="warning"
          label="console.edited.saveMine"
          transform={
            ((typed: Row) => toBody({ ...typed, [revision]: latestQuery.data?.[revision] })) as never
          }
          disabled={!latestQuery.data}
        />
      </Box>
    </Alert>
  )
}
