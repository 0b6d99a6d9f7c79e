import Box from '@mui/material/Box'
import { useRecordContext } from 'react-admin'
import { Tag } from '../components/Tag.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import type { Member } from './types.ts'

export function MemberRoles() {
  const record = useRecordContext<Pick<Member, 'id' | 'roles'>>()
  const translate = useTranslate()
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      {record?.roles.map((role) => (
        <Tag key={role}>{translate(`console.role.${role}`)}</Tag>
      ))}
    </Box>
  )
}
