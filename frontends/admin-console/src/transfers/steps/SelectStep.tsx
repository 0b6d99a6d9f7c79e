import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useDebouncedValue } from '../../components/use-debounced-value.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { createDraft, togglePerson } from '../transfer-draft.ts'
import type { TransferRole } from '../types.ts'
import type { TransferStepProps } from '../use-transfer-draft.ts'
import { PeopleChoice } from './PeopleChoice.tsx'

/** Step 1 selects one or several customers or persons in charge. */
export function SelectStep({ draft, onChange }: TransferStepProps) {
  const translate = useTranslate()
  const [typed, setTyped] = useState('')
  const q = useDebouncedValue(typed.trim())
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography color="textSecondary">{translate('console.transfers.selectHelp')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={draft.who}
          onChange={(_, who: TransferRole | null) => who && onChange(createDraft(who))}
          aria-label={translate('console.transfers.who')}
        >
          <ToggleButton value="ROLE_CUSTOMER" sx={{ px: 2 }}>
            {translate('console.transfers.customers')}
          </ToggleButton>
          <ToggleButton value="ROLE_PERSON_IN_CHARGE" sx={{ px: 2 }}>
            {translate('console.transfers.pics')}
          </ToggleButton>
        </ToggleButtonGroup>
        <TextField
          type="search"
          label={translate('console.transfers.search')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          sx={{ flex: '1 1 14rem', width: 'auto', my: 0 }}
        />
      </Box>
      <PeopleChoice
        key={`${draft.who} ${q}`}
        filter={{ role: draft.who, ...(q ? { q } : {}) }}
        chosen={draft.people}
        isBusy={typed.trim() !== q}
        onToggle={(person) => onChange(togglePerson(draft, person))}
      />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 40 }} aria-live="polite">
        <Typography sx={{ fontWeight: 600 }}>
          {translate('console.transfers.selected', { count: draft.people.length })}
        </Typography>
        {draft.people.length > 0 && (
          <Button size="small" onClick={() => onChange({ ...draft, people: [] })}>
            {translate('console.transfers.clear')}
          </Button>
        )}
      </Box>
    </Box>
  )
}
