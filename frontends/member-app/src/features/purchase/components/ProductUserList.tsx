import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { PersonName } from '../../../components/users/PersonName.tsx'

interface Person {
  id: string
  name: string
  email: string
}

/** Lists everyone who will use the product. */
export function ProductUserList({ people }: { people: readonly Person[] }) {
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        maxHeight: '18rem',
        overflowY: 'auto',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      {people.map(({ id, name, email }) => (
        <Typography
          component="li"
          key={id}
          sx={{ px: 2.5, py: 1.25, '& + &': { borderTop: 1, borderColor: 'divider' } }}
        >
          <PersonName name={name} detail={email} />
        </Typography>
      ))}
    </Box>
  )
}
