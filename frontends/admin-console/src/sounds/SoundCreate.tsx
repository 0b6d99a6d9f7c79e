import Box from '@mui/material/Box'
import { Create, ListButton, TopToolbar, useGetIdentity, useNotify, useRedirect } from 'react-admin'
import { useTranslate } from '../i18n/use-translate.ts'
import { DropArea } from './upload/DropArea.tsx'
import { UploadRow } from './upload/UploadRow.tsx'
import { useConfirmBeforeUnload } from './upload/use-page-guards.ts'
import { useSerialFileCheck } from './upload/use-serial-file-check.ts'
import { MAX_OPEN_ROWS, useUploadRows } from './upload/use-upload-rows.ts'

/** Uploads new sounds, each with its own kind, form and progress; a rejected one does not affect the others. */
export function SoundCreate() {
  const translate = useTranslate()
  const notify = useNotify()
  const redirect = useRedirect()
  const { data: identity } = useGetIdentity()
  const check = useSerialFileCheck()
  const { rows, add, change, remove } = useUploadRows()
  useConfirmBeforeUnload(rows.some(({ isRunning }) => isRunning))
  const addFiles = (files: readonly File[]) => {
    const count = add(files)
    if (count === 0) return
    notify('console.sounds.leftOut', { type: 'warning', messageArgs: { count, max: MAX_OPEN_ROWS } })
  }
  const finish = (id: number, doneFileName: string) => {
    if (rows.every((row) => row.id === id || row.doneFileName !== null)) redirect('list', 'sounds')
    else change(id, { isRunning: false, doneFileName })
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
      <DropArea onDrop={addFiles} />
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
              onDone={(fileName) => finish(row.id, fileName)}
              onRemove={() => remove(row.id)}
            />
          </Box>
        ))}
    </Create>
  )
}
