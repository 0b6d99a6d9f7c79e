import Box from '@mui/material/Box'
import { Create, ListButton, TopToolbar, useGetIdentity, useRedirect, useTranslate } from 'react-admin'
import { DropArea } from './upload/DropArea.tsx'
import { UploadRow } from './upload/UploadRow.tsx'
import { useFileChecks } from './upload/use-file-checks.ts'
import { useUploadRows } from './upload/use-upload-rows.ts'

/** New sounds, each with its own kind, form and progress; what one is refused for touches no other. */
export function SoundCreate() {
  const translate = useTranslate()
  const redirect = useRedirect()
  const { data: identity } = useGetIdentity()
  const check = useFileChecks()
  const { rows, add, change, remove } = useUploadRows()
  const finish = (id: number) => {
    if (rows.every((row) => row.id === id || row.isDone)) redirect('list', 'sounds')
    else change(id, { isDone: true })
  }
  return (
    <Create
      title="console.sounds.upload"
      actions={
        <TopToolbar>
          <ListButton />
        </TopToolbar>
      }
      sx={{ maxWidth: '40rem' }}
    >
      <DropArea onDrop={add} />
      {identity &&
        rows.map((row, index) => (
          <Box
            key={row.id}
            component="section"
            aria-label={translate('console.sounds.row', { number: index + 1 })}
            sx={{ borderTop: 1, borderColor: 'divider' }}
          >
            <UploadRow
              row={row}
              isOnly={rows.length === 1}
              userId={String(identity.id)}
              check={check}
              onChange={(changed) => change(row.id, changed)}
              onDone={() => finish(row.id)}
              onRemove={() => remove(row.id)}
            />
          </Box>
        ))}
    </Create>
  )
}
