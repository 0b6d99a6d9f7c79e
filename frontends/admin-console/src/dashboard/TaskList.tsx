import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined'
import Box from '@mui/material/Box'
import { LinkBase, useTranslate } from 'react-admin'
import { HairlineList } from '../components/HairlineList.tsx'

interface Props {
  /** What waits, in the order of urgency: its text, how many, and the list that shows it. */
  tasks: { label: string; count: number; path: string }[]
}

/** What waits for somebody. What is zero stays quiet. */
export function TaskList({ tasks }: Props) {
  const translate = useTranslate()
  return (
    <HairlineList>
      {tasks.map(({ label, count, path }) => (
        <li key={label}>
          <Box component={LinkBase} to={path} sx={item}>
            <Box component="span" sx={{ flex: 1 }}>
              {translate(label)}
            </Box>
            <Box component="span" sx={count > 0 ? waiting : quiet}>
              {count}
            </Box>
            <ChevronRightOutlined aria-hidden sx={{ color: 'text.secondary' }} />
          </Box>
        </li>
      ))}
    </HairlineList>
  )
}

/** The address of a list with what it shows. */
export const toListPath = (resource: string, query: Record<string, string>): string =>
  `/${resource}?${new URLSearchParams(query).toString()}`

const item = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 56,
  px: 1,
  mx: -1,
  borderRadius: 1,
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'background.default' },
} as const
const quiet = { fontSize: '1.25rem', color: 'text.secondary' } as const
const waiting = { fontSize: '1.5rem', fontWeight: 600, color: 'secondary.dark' } as const
