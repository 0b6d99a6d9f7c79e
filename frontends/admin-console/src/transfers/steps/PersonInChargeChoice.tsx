import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useGetOne } from 'react-admin'
import type { Agency } from '../../agencies/types.ts'
import { useTranslate } from '../../i18n/use-translate.ts'

/** Stands for "the agency decides", because a select has no null. */
const DECIDE_LATER = 'later'

interface Props {
  agencyId: string
  value: string | null
  onChange: (picId: string | null) => void
}

/** Chooses a person in charge of the agency. */
export function PersonInChargeChoice({ agencyId, value, onChange }: Props) {
  const translate = useTranslate()
  const { data } = useGetOne<Agency>('agencies', { id: agencyId })
  const pics = data?.pics ?? []
  const shown = pics.some(({ id }) => id === value) ? value : DECIDE_LATER
  return (
    <TextField
      select
      margin="none"
      label={translate('console.transfers.pic')}
      value={shown}
      onChange={(event) => onChange(event.target.value === DECIDE_LATER ? null : event.target.value)}
    >
      <MenuItem value={DECIDE_LATER}>{translate('console.transfers.picLater')}</MenuItem>
      {pics.map(({ id, username, userId }) => (
        <MenuItem key={id} value={id}>
          {username}（{userId}）
        </MenuItem>
      ))}
    </TextField>
  )
}
