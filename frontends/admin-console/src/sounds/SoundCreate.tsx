import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { Create, ListButton, TopToolbar, useGetIdentity, useTranslate } from 'react-admin'
import { soundKinds } from './types.ts'
import { UploadForm } from './upload/UploadForm.tsx'

/** A new sound: first its kind, then the fields of that kind. */
export function SoundCreate() {
  const translate = useTranslate()
  const { data: identity } = useGetIdentity()
  const [kind, setKind] = useState(soundKinds[0] ?? 'aiesthe')
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
      <TextField
        select
        label={translate('resources.sounds.fields.kind')}
        value={kind}
        onChange={({ target }) => setKind(soundKinds.find((one) => one === target.value) ?? kind)}
        sx={{ m: 2, mb: 0, width: 'min(14rem, 100% - 2rem)' }}
      >
        {soundKinds.map((one) => (
          <MenuItem key={one} value={one}>
            {translate(`console.sounds.kind.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      {identity && <UploadForm key={kind} kind={kind} userId={String(identity.id)} />}
    </Create>
  )
}
