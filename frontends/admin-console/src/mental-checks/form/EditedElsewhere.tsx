import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useRef } from 'react'
import { SaveButton, useDataProvider, useRecordContext, useTranslate } from 'react-admin'
import type { ConsoleDataProvider } from '../../dataProvider/data-provider.ts'
import { type Check, checkBody } from '../types.ts'

/** Somebody else saved first. What was typed stays; it is saved over theirs only when that is asked for. */
export function EditedElsewhere() {
  const check = useRecordContext<Check>()
  const provider = useDataProvider<ConsoleDataProvider>()
  const translate = useTranslate()
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => alert.current?.scrollIntoView?.({ block: 'center' }), [])
  if (!check) return null
  const overTheirs = async (typed: Check) => {
    const { data } = await provider.getOne<Check>('mental-checks', { id: check.id })
    return { ...checkBody(typed), revision: data.revision }
  }
  return (
    <Alert ref={alert} severity="warning" variant="outlined" sx={{ width: '100%', mb: 2 }}>
      <AlertTitle>{translate('console.mentalChecks.editedTitle')}</AlertTitle>
      {translate('console.mentalChecks.edited')}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button
          size="small"
          variant="outlined"
          href={`/admin/mental-checks/${check.id}/show`}
          target="_blank"
          rel="noopener"
        >
          {translate('console.mentalChecks.openLatest')}
        </Button>
        <SaveButton
          type="button"
          size="small"
          color="warning"
          label="console.mentalChecks.saveMine"
          transform={overTheirs}
          alwaysEnable
        />
      </Box>
    </Alert>
  )
}
