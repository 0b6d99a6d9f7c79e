import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { LinkBase } from 'react-admin'
import { HairlineList } from '../components/HairlineList.tsx'
import { type TextKey, useTranslate } from '../i18n/use-translate.ts'
import type { AgencyPerson } from './types.ts'

export function AgencyPeople({ people, empty }: { people: AgencyPerson[]; empty: TextKey }) {
  const translate = useTranslate()
  if (people.length === 0) return <Typography color="textSecondary">{translate(empty)}</Typography>
  return (
    <HairlineList>
      {people.map(({ id, username, userId }) => (
        <Box component="li" key={id} sx={{ py: 1, display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
          <Link component={LinkBase} to={`/members/${id}/show`}>
            {username}
          </Link>
          <Typography variant="body2" color="textSecondary">
            {userId}
          </Typography>
        </Box>
      ))}
    </HairlineList>
  )
}
