import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useGetList } from 'react-admin'
import type { Agency } from '../../agencies/types.ts'
import { useDebouncedValue } from '../../components/use-debounced-value.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import type { TransferDraft } from '../transfer-draft.ts'

type Chosen = TransferDraft['agency']

interface Props {
  value: Chosen
  onChange: (agency: Chosen) => void
}

/** Searches the approved agencies on the server by name or code. */
export function AgencyChoice({ value, onChange }: Props) {
  const translate = useTranslate()
  const [typed, setTyped] = useState('')
  const q = useDebouncedValue(typed.trim())
  const { data, isFetching } = useGetList<Agency>('agencies', {
    filter: { state: 'approved', ...(q && q !== value?.name ? { q } : {}) },
    pagination: { page: 1, perPage: 25 },
    sort: { field: 'name', order: 'ASC' },
  })
  const options = (data ?? []).flatMap(({ id, code, name }) => (code ? [{ id, code, name }] : []))
  return (
    <Autocomplete
      options={options}
      value={value}
      loading={isFetching}
      filterOptions={(all) => all}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      renderOption={({ key, ...props }, { name, code }) => (
        <li key={key} {...props}>
          {name}（{code}）
        </li>
      )}
      onInputChange={(_, text) => setTyped(text)}
      onChange={(_, agency) => onChange(agency)}
      noOptionsText={translate('ra.navigation.no_results', { name: translate('resources.agencies.name') })}
      loadingText={translate('ra.message.loading')}
      clearText={translate('ra.action.clear_input_value')}
      openText={translate('ra.action.open')}
      closeText={translate('ra.action.close')}
      renderInput={(params) => (
        <TextField
          {...params}
          margin="none"
          label={translate('console.transfers.agency')}
          helperText={value ? value.code : translate('console.transfers.agencyHelp')}
        />
      )}
    />
  )
}
