import Box from '@mui/material/Box'
import { useRecordContext } from 'react-admin'
import { useTranslate } from '../i18n/use-translate.ts'
import type { Member } from './types.ts'

/** Lists what the member may do beyond the role. */
export function MemberAuthorities() {
  const record = useRecordContext<Pick<Member, 'id' | 'authorities'>>()
  const translate = useTranslate()
  const names =
    record?.authorities.map((name) => translate(`console.authority.${name}`, { defaultValue: name })) ?? []
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {names.join(', ') || translate('console.none')}
    </Box>
  )
}
