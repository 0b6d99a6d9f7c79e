import Box from '@mui/material/Box'
import { useRecordContext } from 'react-admin'
import { Tag } from '../components/Tag.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import type { Contract } from './types.ts'

/** Tags a contract that is anything but a plan paid by card. */
export function ContractKindTags() {
  const contract = useRecordContext<Contract>()
  const translate = useTranslate()
  if (!contract) return null
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      {contract.rental && <Tag>{translate('console.contracts.rental')}</Tag>}
      {contract.invoiced && <Tag>{translate('console.contracts.invoiced')}</Tag>}
    </Box>
  )
}
