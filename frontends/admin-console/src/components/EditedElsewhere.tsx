import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useRef } from 'react'
import {
  type RaRecord,
  SaveButton,
  useDataProvider,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin'
import type { ConsoleDataProvider } from '../dataProvider/data-provider.ts'

interface Props<Row extends RaRecord> {
  revision: keyof Row & string
  body: (typed: Row) => object
}

/** Somebody else saved first. What was typed stays; it is saved over theirs only when that is asked for. */
export function EditedElsewhere<Row extends RaRecord>({ revision, body }: Props<Row>) {
  const record = useRecordContext<Row>()
  const resource = useResourceContext() ?? ''
  const provider = useDataProvider<ConsoleDataProvider>()
  const translate = useTranslate()
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => alert.current?.scrollIntoView?.({ block: 'center' }), [])
  if (!record) return null
  const overTheirs = async (typed: Row) => {
    const { data } = await provider.getOne<Row>(resource, { id: record.id })
    return body({ ...typed, [revision]: data[revision] })
  }
  return (
    <Alert ref={alert} severity="warning" variant="outlined" sx={{ width: '100%', mb: 2 }}>
      <AlertTitle>{translate('console.edited.title')}</AlertTitle>
      {translate('console.edited.text')}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button
          size="small"
          variant="outlined"
          href={`/admin/${resource}/${record.id}/show`}
          target="_blank"
          rel="noopener"
        >
          {translate('console.edited.openLatest')}
        </Button>
        <SaveButton
          type="button"
          size="small"
          color="warning"
          label="console.edited.saveMine"
          transform={overTheirs as never}
          alwaysEnable
        />
      </Box>
    </Alert>
  )
}
