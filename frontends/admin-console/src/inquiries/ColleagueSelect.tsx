import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { ResponseOf } from '../api/call-types.ts'
import type { ConsoleDataProvider } from '../data-provider/data-provider.ts'
import { useTranslate } from '../i18n/use-translate.ts'

/** Assigns an inquiry to a colleague; the current assignee is not listed. */
export function ColleagueSelect(props: {
  staffId: string | null
  disabled: boolean
  onChoose: (staffId: string) => void
}) {
  const translate = useTranslate()
  const provider = useDataProvider<ConsoleDataProvider>()
  const { data } = useQuery<ResponseOf<'GET /admin/support-staff'>, Error>({
    queryKey: ['support-staff'],
    queryFn: () => provider.call('GET /admin/support-staff', {}),
  })
  const colleagues = data?.staff.filter(({ id }) => id !== props.staffId) ?? []
  if (colleagues.length === 0) return null
  return (
    <TextField
      select
      size="small"
      label={translate('console.inquiries.give')}
      value=""
      disabled={props.disabled}
      onChange={(event) => props.onChoose(event.target.value)}
      sx={{ flex: { xs: '1 1 40%', sm: 'none' }, width: { xs: 'auto', sm: '13rem' }, m: 0 }}
    >
      {colleagues.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}
