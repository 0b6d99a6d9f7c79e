import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useId } from 'react'
import { useTranslate } from '../../i18n/use-translate.ts'
import { chooseAgency, chooseRole, shouldAskAboutCustomers } from '../transfer-draft.ts'
import type { TransferRole } from '../types.ts'
import type { TransferStepProps } from '../use-transfer-draft.ts'
import { AgencyChoice } from './AgencyChoice.tsx'
import { CustomersChoice } from './CustomersChoice.tsx'
import { PersonInChargeChoice } from './PersonInChargeChoice.tsx'

const roles: TransferRole[] = ['ROLE_CUSTOMER', 'ROLE_PERSON_IN_CHARGE']

/** Step 2 asks for agency, role and person in charge, and for persons in charge also what happens to their customers. */
export function DestinationStep({ draft, onChange }: TransferStepProps) {
  const translate = useTranslate()
  const id = useId()
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: '36rem' }}>
      <AgencyChoice value={draft.agency} onChange={(agency) => onChange(chooseAgency(draft, agency))} />
      <FormControl margin="none">
        <FormLabel id={id}>{translate('console.transfers.role')}</FormLabel>
        <RadioGroup
          row
          aria-labelledby={id}
          value={draft.role}
          onChange={(_, role) => onChange(chooseRole(draft, role as TransferRole))}
        >
          {roles.map((role) => (
            <FormControlLabel
              key={role}
              value={role}
              control={<Radio />}
              label={translate(`console.role.${role}`)}
            />
          ))}
        </RadioGroup>
      </FormControl>
      {draft.role === 'ROLE_CUSTOMER' && draft.agency && (
        <PersonInChargeChoice
          agencyId={draft.agency.id}
          value={draft.picId}
          onChange={(picId) => onChange({ ...draft, picId })}
        />
      )}
      {shouldAskAboutCustomers(draft) && (
        <CustomersChoice
          value={draft.customersOfPic}
          onChange={(customersOfPic) => onChange({ ...draft, customersOfPic })}
        />
      )}
    </Box>
  )
}
