import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { useTranslate } from '../../i18n/use-translate.ts'
import { soundKinds } from '../types.ts'
import type { CheckedFile } from './check-file.ts'
import { UploadForm } from './UploadForm.tsx'
import type { UploadRowChange, UploadRowState } from './use-upload-rows.ts'

interface Props {
  row: UploadRowState
  isOnly: boolean
  userId: string
  check: (file: File) => Promise<CheckedFile>
  onChange: (changed: UploadRowChange) => void
  onDone: (fileName: string) => void
  onRemove: () => void
}

/** Uploads one sound: the user chooses its kind, then the form has the fields of that kind. Changing the kind keeps the file. */
export function UploadRow({ row, check, onChange, isOnly, ...props }: Props) {
  const { kind, file, isRunning, doneFileName } = row
  const translate = useTranslate()
  const checked = useCheckedFile(file, check)
  if (doneFileName !== null)
    return (
      <Typography role="status" sx={{ m: 2, overflowWrap: 'anywhere' }}>
        {translate('console.sounds.rowDone', { fileName: doneFileName })}
      </Typography>
    )
  return (
    <>
      <TextField
        select
        label={translate('resources.sounds.fields.kind')}
        value={kind}
        disabled={isRunning}
        onChange={({ target }) =>
          onChange({ kind: soundKinds.find((soundKind) => soundKind === target.value) ?? kind })
        }
        sx={{ m: 2, mb: 0, width: 'min(14rem, 100% - 2rem)' }}
      >
        {soundKinds.map((soundKind) => (
          <MenuItem key={soundKind} value={soundKind}>
            {translate(`console.sounds.kind.${soundKind}`)}
          </MenuItem>
        ))}
      </TextField>
      <UploadForm
        key={kind}
        kind={kind}
        hasFile={file !== null}
        checked={checked}
        isOnly={isOnly}
        onChoose={(chosen) => onChange({ file: chosen })}
        onRunning={(running) => onChange({ isRunning: running })}
        {...props}
      />
    </>
  )
}

/** Returns the result of checking the file, or null until it is ready. */
function useCheckedFile(file: File | null, check: Props['check']): CheckedFile | null {
  const [checked, setChecked] = useState<CheckedFile | null>(null)
  useEffect(() => {
    let isCancelled = false
    if (file)
      void check(file).then((result) => {
        if (!isCancelled) setChecked(result)
      })
    return () => {
      isCancelled = true
    }
  }, [file, check])
  return checked?.file === file ? checked : null
}
