import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { RadioChoice } from '../../../components/form/RadioChoice.tsx'
import { SelectInput } from '../../../components/form/SelectInput.tsx'
import { useAgency } from '../api/use-agency.ts'
import type { TransferDraftControl } from '../use-transfer-draft.ts'
import { AgencyPicker } from './AgencyPicker.tsx'

const roles = ['ROLE_CUSTOMER', 'ROLE_PERSON_IN_CHARGE'] as const
const answers = ['follow', 'stay'] as const

/** Step 2: agency, role and person in charge; for persons in charge also what happens to their customers. */
export function DestinationStep({ kind, draft, change }: TransferDraftControl) {
  const { t } = useTranslation('transfer')
  const { data: agency } = useAgency(draft.agencyId)
  const pics = (agency?.pics ?? []).filter(({ id }) => !draft.userIds.includes(id))
  return (
    <Box sx={{ display: 'grid', gap: 4, maxWidth: '38rem' }}>
      <AgencyPicker value={draft.agencyId} onChange={(agencyId) => change({ agencyId, picId: null })} />
      <RadioChoice
        label={t('destination.role')}
        value={draft.role}
        options={roles.map((value) => ({ value, title: t(`role.${value}`) }))}
        onChange={(role) => change({ role, picId: null })}
      />
      {draft.role === 'ROLE_CUSTOMER' && draft.agencyId !== null && (
        <SelectInput
          label={t('destination.pic')}
          value={pics.some(({ id }) => id === draft.picId) ? (draft.picId ?? '') : ''}
          options={[
            { value: '', text: t('destination.picLater') },
            ...pics.map(({ id, username, userId }) => ({ value: id, text: `${username}（${userId}）` })),
          ]}
          onChange={(picId) => change({ picId: picId || null })}
        />
      )}
      {kind === 'pic' && (
        <RadioChoice
          label={t('destination.customers')}
          value={draft.customersOfPic}
          options={answers.map((value) => ({
            value,
            title: t(`customers.${value}.title`),
            text: t(`customers.${value}.text`),
          }))}
          onChange={(customersOfPic) => change({ customersOfPic })}
        />
      )}
    </Box>
  )
}
